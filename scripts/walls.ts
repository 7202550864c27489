import { entries } from '../plugins/entries';
import { sources } from './lib/sources';
import { findNamings } from './lib/walls';

/** Names that only a product has: what every agency has is a part of the platform. */
const products = Object.entries(entries)
  .filter(([, { activatedBy }]) => !('always' in activatedBy))
  .map(([id]) => id);

const files = ['core', 'server'].flatMap((room) => [...sources(room)]);
const namings = findNamings(files, products);
for (const { file, line, word } of namings)
  console.error(`${file}:${line}  core and server name no product: ${word}`);
console.log(
  namings.length === 0 ? `The walls stand: ${files.length} files.` : `${namings.length} products are named.`,
);
process.exitCode = namings.length === 0 ? 0 : 1;
