import { randomUUID } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { expect, test } from 'vitest';
import { databaseOf } from '../open';

/** A pool of one connection that notes what it is asked. */
function notingPool(answer: (text: string) => unknown = () => undefined): {
  pool: PostgresPool;
  said: string[];
} {
  const said: string[] = [];
  const client = {
    async query(text: string) {
      said.push(text);
      await answer(text);
      return { command: 'SELECT', rowCount: 0, rows: [] };
    },
    release: () => said.push('released'),
  } as unknown as PostgresPoolClient;
  return { pool: { connect: async () => client, end: async () => {}, options: {} }, said };
}

test('SEC-32 a transaction is bound to its agency by the message that begins it', async () => {
  const { pool, said } = notingPool();
  const agency = randomUUID();
  await databaseOf(pool, false).withTenant(agency, async () => 1);
  expect(said).toEqual([
    `begin; select set_config('role', 'app_tenant', true), set_config('app.agency_id', '${agency}', true)`,
    'commit',
    'released',
  ]);
});

test('SEC-32 what was begun and not bound is rolled back before anybody else has the connection', async () => {
  const { pool, said } = notingPool((text) => {
    if (text.startsWith('begin')) throw new Error('no such role');
  });
  const work = databaseOf(pool, false).withTenant(randomUUID(), async () => expect.unreachable());
  await expect(work).rejects.toThrow('no such role');
  expect(said.slice(1)).toEqual(['rollback', 'released']);
});

test('SEC-32 an id that is none never reaches a statement', async () => {
  const { pool, said } = notingPool();
  const work = databaseOf(pool, false).withTenant("x', true); drop table agency; --", async () => 1);
  await expect(work).rejects.toThrow('needs the id');
  expect(said).toEqual([]);
});
