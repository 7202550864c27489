import { freshDataDir, removeDataDir, startServer } from '../../tests/support/server';
import { measureCrowd } from './crowd/watch';
import { measureMemory, memoryOfStart } from './memory';
import { withPostgres } from './postgres';
import { measureReads } from './reads';
import { measureSearch } from './search-times';
import { measureBooking, measureSearchWork } from './selling';
import { drawTable, seconds, type Figure } from './table';

/** `npm run bench -- server` leaves the browser out. */
const isServerOnly = process.argv.includes('server');
const EMBEDDED = 'embedded database';
const POSTGRES = 'PostgreSQL';

const figures: Figure[] = [];
const add = (...measured: Figure[]) => {
  figures.push(...measured);
  for (const { what, measured: text } of measured) console.log(`${what}: ${text}`);
};

const dataDir = await freshDataDir();
const firstBegan = performance.now();
const first = await startServer({ dataDir });
const firstStart = performance.now() - firstBegan;
add(memoryOfStart(first, 'first start'));
await first.stop();
const laterBegan = performance.now();
const server = await startServer({ dataDir, env: { RATE_FACTOR: '100000' } });
const laterStart = performance.now() - laterBegan;
add({
  what: 'first start on an empty directory',
  measured: seconds(firstStart),
  goal: '≤ 10 s',
  met: firstStart <= 10_000,
});
add({ what: 'later start', measured: seconds(laterStart), goal: '≤ 3 s', met: laterStart <= 3000 });
add(...(await measureMemory(server)));

add(...(await measureReads(server, { where: EMBEDDED, share: 0.05 })));
add(await measureBooking(server, { where: EMBEDDED, goal: 200 }));
add(...(await measureSearchWork(server)));
add(...(await measureSearch(server.port)));
add(...(await measureCrowd(server.port)));
await withPostgres(async (onServer) => {
  add(...(await measureReads(onServer, { where: POSTGRES, share: 0.12 })));
  add(await measureBooking(onServer, { where: POSTGRES, goal: 100 }));
});
if (!isServerOnly) {
  const { measurePages } = await import('./pages');
  add(...(await measurePages(server)));
}

await server.stop();
await removeDataDir(dataDir);
console.log(`\n${drawTable(figures)}\n`);
