import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { findCrossings, type SourceFile } from './lib/walls';

const ROOMS = ['core', 'plugins', 'server', 'themes'];

function* sources(folder: string): Generator<SourceFile> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'data' && entry.name !== 'node_modules') yield* sources(path);
    } else if (/\.tsx?$/.test(entry.name)) yield { path, text: readFileSync(path, 'utf8') };
  }
}

/** Names that only a product has; `refund-protect` and the like are words of their own. */
const products = readdirSync('plugins', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['administration', 'subscription'].includes(entry.name))
  .map((entry) => entry.name);

const files = ROOMS.flatMap((room) => [...sources(room)]);
const crossings = findCrossings(files, products);
for (const { file, line, wall, what } of crossings) console.error(`${file}:${line}  ${wall}: ${what}`);
console.log(
  crossings.length === 0 ? `The walls stand: ${files.length} files.` : `${crossings.length} walls crossed.`,
);
process.exitCode = crossings.length === 0 ? 0 : 1;
