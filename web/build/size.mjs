// The first load of the client, gzip: the page, its entry script, what that imports statically, and its styles.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const dist = new URL("../dist/", import.meta.url);
const LIMIT = 150_000;
const page = readFileSync(new URL("index.html", dist), "utf8");
const files = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((m) => m[1]);
let total = gzipSync(page).length;
for (const file of files) {
  const size = gzipSync(readFileSync(new URL(file, dist))).length;
  total += size;
  console.log(`${String(size).padStart(8)}  ${file}`);
}
console.log(`${String(total).padStart(8)}  first load, gzip (limit ${LIMIT})`);
if (total > LIMIT) process.exit(1);
