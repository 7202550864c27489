import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { STREAM_TYPE } from '@/core/contract';
import { loggedIn } from '@/server/testing/log';
import { mailsTo } from '@/server/testing/mails';
import { A, type Office, office, said } from './testing';

let at: Office;
let round = 0;
let ids: string[];
beforeAll(async () => {
  at = await office();
});
afterAll(() => at.it.close());
beforeEach(async () => {
  round++;
  ids = [];
  for (const [index, each] of ['a', 'b', 'c'].entries()) {
    const joined = new Date(Date.UTC(2026, 0, 1, 0, round, index));
    const more = { last_name: `Round${round}x`, created_at: joined };
    ids.push(await at.addClient(`${each}.round${round}@mail.example`, more));
  }
});

const act = (body: object) => at.ask('POST', '/api/agency/clients/actions', body);
const search = () => ({ searchQuery: `round${round}x` });
const clients = async () =>
  (await at.ask('GET', `/api/agency/clients/?searchQuery=round${round}x&sort=email`)).json.data as {
    status: string;
    agent: { _id: string } | null;
  }[];

describe('R368 actions on many clients', () => {
  test('G105 on those who are named: who is so already, or is nobody, is skipped and counted', async () => {
    await act({ action: 'deactivate', userIds: [ids[0]] });
    const answer = await act({
      action: 'deactivate',
      userIds: [...ids, at.users['agent'], 'x', at.it.agencies['beta']!.users['client']],
    });
    expect(answer.json.data).toEqual({ done: 2, skipped: 4 });
    expect((await clients()).map(({ status }) => status)).toEqual(['Inactive', 'Inactive', 'Inactive']);
    expect((await act({ action: 'activate', userIds: ids })).json.data).toEqual({ done: 3, skipped: 0 });
  });

  test('on all that a filter finds, with the number that was shown, else not at all', async () => {
    const wrong = await act({ action: 'deactivate', filter: search(), count: 4 });
    expect(said(wrong)).toEqual([
      409,
      'The list has changed in the meantime. Please check it and try again.',
    ]);
    expect((await clients()).map(({ status }) => status)).toEqual(['Active', 'Active', 'Active']);
    const right = await act({ action: 'deactivate', filter: search(), count: 3 });
    expect(right.json.data).toEqual({ done: 3, skipped: 0 });
  });

  test('the scope has to be said', async () => {
    for (const scope of [
      {},
      { filter: search() },
      { filter: search(), userIds: ids, count: 3 },
      { count: 3 },
    ])
      expect((await act({ action: 'deactivate', ...scope })).status).toBe(422);
  });

  test('R366 makes sales agents of those who can be promoted', async () => {
    const unverified = await at.addClient(`u.round${round}@mail.example`, { email_verified: false });
    const answer = await act({
      action: 'make-agent',
      userIds: [ids[0], unverified],
      isRestrictedAgent: true,
    });
    expect(answer.json.data).toEqual({ done: 1, skipped: 1 });
    expect((await at.ask('GET', `/api/agency/agents/${ids[0]}`)).json.data.isRestrictedAgent).toBe(true);
    expect((await at.ask('GET', `/api/agency/clients/${unverified}`)).status).toBe(200);
  });

  test('G122 says who looks after them: an agent of the agency, or nobody', async () => {
    const agentId = at.users['restricted'];
    await act({ action: 'assign-agent', userIds: ids.slice(0, 2), agentId });
    expect((await clients()).map(({ agent }) => agent?._id)).toEqual([agentId, agentId, undefined]);
    await act({ action: 'assign-agent', filter: search(), count: 3, agentId: null });
    expect((await clients()).map(({ agent }) => agent)).toEqual([null, null, null]);
    for (const foreign of [at.it.agencies['beta']!.users['agent'], ids[1], 'x'])
      expect(said(await act({ action: 'assign-agent', userIds: ids, agentId: foreign }))).toEqual([
        404,
        'Sales agent not found',
      ]);
  });

  test('R367 writes to those who are not verified', async () => {
    const email = `new.round${round}@mail.example`;
    const unverified = await at.addClient(email, { email_verified: false });
    const answer = await act({ action: 'resend-verification', userIds: [...ids, unverified] });
    expect(answer.json.data).toEqual({ done: 1, skipped: 3 });
    expect(await mailsTo(at.it, 'alpha', email)).toHaveLength(1);
    expect(await mailsTo(at.it, 'alpha', `a.round${round}@mail.example`)).toHaveLength(0);
  });

  test('SEC-44 SEC-05 are on record with whom they touched, and end the sessions', async () => {
    const token = await at.it.login('alpha', 'other');
    await act({ action: 'deactivate', userIds: [at.users['other']] });
    expect((await at.it.request(A, 'GET', '/api/user/getProfile', { token })).status).toBe(401);
    expect((await at.auditOf('clients.deactivate'))[0]).toMatchObject({
      after: { userIds: [at.users['other']] },
    });
  });

  test('R368 SEC-05 a session from before a deactivation is not there again after the next activation', async () => {
    const token = await at.it.login('alpha', 'client');
    const alive = async () => (await at.it.request(A, 'GET', '/api/user/getProfile', { token })).status;
    expect(await alive()).toBe(200);
    const userIds = [at.users['client']];
    expect((await act({ action: 'deactivate', userIds })).json.data).toEqual({ done: 1, skipped: 0 });
    expect((await act({ action: 'activate', userIds })).json.data).toEqual({ done: 1, skipped: 0 });
    expect(await alive()).toBe(401);
  });
});

describe('R363 clients as a file', () => {
  const file = (query = '') => at.ask('GET', `/api/agency/clients/exports${query}`);

  test('holds all that are found, oldest first, in the language of who asks', async () => {
    const { status, text, headers } = await file(`?searchQuery=round${round}x`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/csv');
    const lines = text.trimEnd().split('\r\n');
    expect(lines[0]).toContain('name,email,phone');
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(
      ['a', 'b', 'c'].map((each) => `${each}.round${round}@mail.example`),
    );
    // SEC-44: that it was narrowed by what was typed is in the log, the name or address itself is not.
    expect((await loggedIn(at.it, 'alpha', 'clients.export')).at(-1)!.after).toEqual({
      isSearched: true,
      count: 3,
    });
    expect((await file('?startDate=2999-01-01')).text.trimEnd().split('\r\n')).toHaveLength(1);
  });

  test.each(['=', '+', '-', '@', '\t', '\r'])(
    'SEC-39 a cell that starts with %j is no formula',
    async (start) => {
      await at.addClient(`f${start.charCodeAt(0)}.round${round}@mail.example`, {
        first_name: `${start}cmd|'/C calc'!A0`,
        last_name: `Round${round}x`,
        // "-1" alone is a number and stays one.
        phone: `${start}1+1`,
      });
      const { text } = await file(`?searchQuery=f${start.charCodeAt(0)}.round${round}`);
      const cells = text.slice(text.indexOf('\r\n') + 2).split(',');
      expect(cells[0]!.replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r]/);
      expect(cells[2]!.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  test('names everybody once, however many joined within a thousandth of a second', async () => {
    const many = 2_300;
    await at.it.db.withTenant(at.agencyId, (tx) =>
      sql`insert into app_user (agency_id, email, first_name, last_name, created_at)
        select ${at.agencyId}::uuid, 'm' || n || '@many.example', 'Mia', 'Many',
          '2027-01-01T00:00:00.5Z'::timestamptz + n / 8 * interval '1 microsecond'
        from generate_series(1, ${many}::int) n`.execute(tx),
    );
    const lines = (await file('?searchQuery=many.example')).text.trimEnd().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[1])).size).toBe(many);
    expect(lines).toHaveLength(many);
  });

  test('comes in pieces that together are the same file, and tells how far it is', async () => {
    const path = `/api/agency/clients/exports?searchQuery=round${round}x`;
    const { text } = await at.it.request(A, 'GET', path, {
      token: at.tokens['owner'],
      headers: { accept: STREAM_TYPE },
    });
    const events = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { csv: string });
    expect(events.at(-1)).toMatchObject({ done: 3, total: 3 });
    expect(events.map(({ csv }) => csv).join('')).toBe(
      `\ufeff${(await file(`?searchQuery=round${round}x`)).text}`,
    );
    expect((await at.auditOf('clients.export'))[0]).toMatchObject({ after: { count: 3 } });
  });
});
