import { CREAM, Eyes, INK, line } from "../ink";

/** A skin without anybody in it: it hangs by the shoulders, sags at the knees, and the seam runs down the front. */
export default function FlayedMan() {
  return (
    <>
      <path
        d="M22 48Q4 58 4 84q0 14 6 14 5 0 4-10 0-12 6-18v20q-2 12-10 16 14 2 20-6 5 8 12 6
          8 2 12-6 6 8 18 6-8-6-10-18V70q6 6 6 20 0 8 4 8 6 0 6-14 0-26-18-36z"
        fill="#b5443a"
        {...line}
      />
      <path d="M24 46q2-8-2-16Q22 8 40 8t18 22q-4 8-2 16-16 8-32 0z" fill="#c65a4c" {...line} />
      <path d="M30 12q10-7 20 0M26 20q-4 8 0 18M54 20q4 8 0 18" fill="none" {...line} stroke-width="1.8" />
      <Eyes y={27} apart={8} size={5} />
      <path d="M30 40q10 8 20 0-2 8-10 8t-10-8z" fill={INK} {...line} stroke-width="2" />
      <path d="M40 50v42" fill="none" {...line} stroke-width="2" />
      <path
        d="M36 54l8 3M36 62l8 3M36 70l8 3M36 78l8 3M36 86l8 3"
        fill="none"
        stroke={CREAM}
        stroke-width="2.2"
        stroke-linecap="round"
      />
    </>
  );
}
