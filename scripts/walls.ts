import { entries } from '../plugins/entries';
import { fullRooms, namelessFiles } from './lib/rooms';
import { sources } from './lib/sources';
import { findNamings } from './lib/walls';

/** Names that only a product has: what every agency has is a part of the platform. */
const products = Object.entries(entries)
  .filter(([, { activatedBy }]) => !('always' in activatedBy))
  .map(([id]) => id);

const files = ['core', 'server', 'plugins', 'scripts', 'themes'].flatMap((house) => [...sources(house)]);
const found = [
  ...findNamings(files, products).map(
    ({ file, line, word }) => `${file}:${line}  core and server name no product: ${word}`,
  ),
  ...namelessFiles(files.map(({ path }) => path)),
];
for (const hint of fullRooms(files.map(({ path }) => path))) console.log(`A hint: ${hint}`);
for (const line of found) console.error(line);
console.log(
  found.length === 0 ? `The walls stand: ${files.length} files.` : `${found.length} things are out of place.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
