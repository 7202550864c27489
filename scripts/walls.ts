import { readdirSync } from 'node:fs';
import { sources } from './lib/sources';
import { findCrossings } from './lib/walls';

const ROOMS = ['core', 'plugins', 'server', 'themes'];

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
