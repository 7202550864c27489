import { openDb } from '../db/open';

/** Writes rows until it is killed, and says each number only after its commit. */
const db = await openDb({ dataDir: process.argv[2] as string, databaseUrl: null });
await db.raw('create table if not exists written (n int primary key)');
const { rows } = await db.raw('select coalesce(max(n), 0) as n from written');
for (let n = (rows[0] as { n: number }).n + 1; ; n++) {
  await db.raw('insert into written values ($1)', [n]);
  process.stdout.write(`${n}\n`);
}
