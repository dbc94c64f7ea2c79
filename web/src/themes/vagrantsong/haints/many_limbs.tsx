import { CREAM, Eyes, INK, line } from "../ink";

/** A man put together out of other people: eight arms, three feet, a seam down the middle, and a polite face. */
export default function ManyLimbs() {
  return (
    <>
      <path d="M32 84l-8 22M40 86v20M48 84l9 22" fill="none" {...line} stroke-width="7" />
      <path d="M32 84l-8 22M40 86v20M48 84l9 22" fill="none" stroke="#6f5b4c" stroke-width="3" stroke-linecap="round" />
      <path d="M18 108h9M35 108h9M53 108h9" fill="none" {...line} stroke-width="5" />
      <path
        d="M28 54Q8 44 4 22M26 62Q6 62 2 46M28 70Q10 78 4 72M30 78Q14 92 6 92"
        fill="none"
        {...line}
        stroke-width="6"
      />
      <path
        d="M52 54q20-10 24-32M54 62q20 0 24-16M52 70q18 8 24 2M50 78q16 14 24 14"
        fill="none"
        {...line}
        stroke-width="6"
      />
      <path
        d="M28 54Q8 44 4 22M28 70Q10 78 4 72M54 62q20 0 24-16M50 78q16 14 24 14"
        fill="none"
        stroke="#caa58a"
        stroke-width="2.6"
        stroke-linecap="round"
      />
      <path
        d="M26 62Q6 62 2 46M30 78Q14 92 6 92M52 54q20-10 24-32M52 70q18 8 24 2"
        fill="none"
        stroke="#8fa08a"
        stroke-width="2.6"
        stroke-linecap="round"
      />
      <path d="M26 86Q20 58 30 48h20q10 10 4 38-14 6-28 0z" fill="#54463c" {...line} />
      <path d="M40 50v36M34 58h12M34 66h12M34 74h12" fill="none" stroke={CREAM} stroke-width="1.6" />
      <ellipse cx="40" cy="30" rx="15" ry="19" fill="#caa58a" {...line} />
      <path d="M40 11q6 8 1 18l3 20" fill="none" stroke={INK} stroke-width="1.6" stroke-dasharray="3 3" />
      <Eyes y={28} apart={6.4} size={4} />
      <path d="M33 41q7 5 14 0" fill="none" {...line} stroke-width="2.2" />
      <path d="M1 18l3 5 4-5M79 18l-3 5-4-5M1 42l1 5M79 42l-1 5" fill="none" {...line} stroke-width="2.4" />
    </>
  );
}
