import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedBooking } from '@/server/testing/bookings';
import { type Office, office, said } from './testing';

let at: Office;
let mine: string;
beforeAll(async () => {
  at = await office();
  mine = await at.addClient('mina.costa@mail.example', {
    first_name: 'Mina',
    last_name: 'Costa',
    agent_id: at.users['restricted'],
  });
  await at.addClient('zeno@mail.example', { first_name: 'Zeno', last_name: 'Abara', status: 'Inactive' });
  await at.addClient('bo@mail.example', { first_name: 'Bo', last_name: 'Lund', email_verified: false });
});
afterAll(() => at.it.close());

const list = async (query = '', who = 'owner', path = '/api/agency/clients/') => {
  const { status, json } = await at.ask('GET', `${path}${query}`, undefined, who);
  expect(status).toBe(200);
  return { names: json.data.map((row: { name: string }) => row.name) as string[], ...json };
};

describe('the list of clients', () => {
  test('R362 G18 pages by offSet and limit, counts all, and takes both spellings of the path', async () => {
    const first = await list('?offSet=0&limit=2&sort=name');
    const second = await list('?offSet=2&limit=2&sort=name', 'owner', '/api/agency/clients');
    expect(first.totalCount).toBe(5);
    expect([...first.names, ...second.names]).toEqual([
      'Bo Lund',
      'Clara Nunes',
      'Clara Nunes',
      'Mina Costa',
    ]);
    expect((await list('?sort=name&direction=descending&limit=1')).names).toEqual(['Zeno Abara']);
  });

  test('R362 finds by a part of the name or of the address, in any case', async () => {
    expect((await list('?searchQuery=CoStA')).names).toEqual(['Mina Costa']);
    expect((await list('?searchQuery=ina%20co')).names).toEqual(['Mina Costa']);
    expect((await list(`?searchQuery=${encodeURIComponent('Cósta, mina')}`)).names).toEqual(['Mina Costa']);
    expect((await list('?searchQuery=zeno%40')).names).toEqual(['Zeno Abara']);
    expect((await list('?searchQuery=%25')).names).toEqual([]);
  });

  test('filters by status and by who looks after them', async () => {
    expect((await list('?status=Inactive')).names).toEqual(['Zeno Abara']);
    expect((await list('?status=Unverified')).names).toEqual(['Bo Lund']);
    expect((await list(`?agentId=${at.users['restricted']}`)).names).toEqual(['Mina Costa']);
    expect((await list('?agentId=none')).totalCount).toBe(4);
    expect((await list('?agentId=nobody')).totalCount).toBe(0);
  });

  test('tells what a client has booked, and staff are no clients', async () => {
    await seedBooking(at.it.db, {
      agencyId: at.agencyId,
      userId: mine,
      product: 'none',
      canary: 'x',
      now: at.it.clock.now(),
    });
    const { data } = await list('?searchQuery=mina');
    expect(data[0]).toMatchObject({
      bookings: 1,
      agent: { _id: at.users['restricted'], name: 'Rosa Lindqvist' },
    });
    expect((await list('?searchQuery=olivia')).totalCount).toBe(0);
  });

  test('G46 SEC-35 a sales agent reads clients, and no secret of theirs', async () => {
    const { totalCount, data } = await list('', 'agent');
    expect(totalCount).toBe(5);
    expect(Object.keys(data[0])).not.toContain('password_hash');
    expect(JSON.stringify(data)).not.toContain('argon2');
  });
});

describe('G122 SEC-31 a restricted agent', () => {
  test('sees the clients whom he looks after in list, count, search and details, and no others', async () => {
    expect(await list('', 'restricted')).toMatchObject({ names: ['Mina Costa'], totalCount: 1 });
    expect((await list('?searchQuery=zeno', 'restricted')).totalCount).toBe(0);
    expect((await list('?agentId=none', 'restricted')).totalCount).toBe(0);
    const path = (id: string) => `/api/agency/clients/${id}`;
    expect((await at.ask('GET', path(mine), undefined, 'restricted')).status).toBe(200);
    const other = await at.ask('GET', path(at.users['client']!), undefined, 'restricted');
    expect(said(other)).toEqual([404, 'Data not found']);
  });

  test('is not told how much his clients have booked elsewhere, and has no file of them', async () => {
    const { data } = await list('', 'restricted');
    expect(data[0].bookings).toBeNull();
    expect((await at.ask('GET', '/api/agency/clients/exports', undefined, 'restricted')).status).toBe(403);
  });
});

describe('the list of agents', () => {
  test('G46 R443 is the owner’s, without the owner, filtered by restriction', async () => {
    expect((await at.ask('GET', '/api/agency/agents', undefined, 'agent')).status).toBe(403);
    expect((await list('?sort=name', 'owner', '/api/agency/agents')).names).toEqual([
      'Adrian Keller',
      'Rosa Lindqvist',
    ]);
    expect((await list('?restricted=true', 'owner', '/api/agency/agents/')).names).toEqual([
      'Rosa Lindqvist',
    ]);
    expect((await list('?searchQuery=keller', 'owner', '/api/agency/agents/')).names).toEqual([
      'Adrian Keller',
    ]);
  });

  test('M524 tells how many clients an agent looks after; a client is no sales agent', async () => {
    const { json } = await at.ask('GET', `/api/agency/agents/${at.users['restricted']}`);
    expect(json.data).toMatchObject({ clients: 1, isRestrictedAgent: true });
    expect(said(await at.ask('GET', `/api/agency/agents/${mine}`))).toEqual([404, 'Sales agent not found']);
  });

  test('M511 what breaks on our side is told in the specification’s words', async () => {
    const { withTenant } = at.it.db;
    const broken = async () => Promise.reject(new Error('the database is resting'));
    const token = at.tokens['owner']!;
    Object.assign(at.it.db, {
      withTenant: (id: string, work: { toString(): string }) =>
        /clientsOf/.test(String(work)) ? broken() : withTenant.call(at.it.db, id, work as never),
    });
    const answer = await at.ask('GET', '/api/agency/clients/', undefined, token);
    Object.assign(at.it.db, { withTenant });
    expect(said(answer)).toEqual([500, 'Unable to fetch Clients']);
  });
});
