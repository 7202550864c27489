import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '@/server/testing/harness';
import { book, PLUGINS } from './testing';

const HOST = 'alpha.localhost';
let it: TestServer;
let owner: string;
let id: string;

const history = async () => {
  const { json } = await it.request(HOST, 'GET', `/api/agency/bookings/${id}/record`, { token: owner });
  return json.data.history as { at: string; type: string; by: string | null; detail: string | null }[];
};

beforeAll(async () => {
  it = await testServer({ plugins: PLUGINS });
  owner = await it.login('alpha', 'owner');
  id = await book(it, { by: 'client', locator: 'LETTER' });
}, 60_000);
afterAll(() => it.close());

describe("a booking's history", () => {
  test('has the letters about it, with who sent them, each once', async () => {
    const sent = await it.request(HOST, 'POST', '/api/v2/agency/email-itinerary', {
      token: owner,
      body: { bookingId: id, email: 'anna@example.com' },
    });
    expect(sent.status).toBe(200);
    const letters = (await history()).filter(({ detail }) => detail !== null);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ type: 'letter', detail: 'Your trip LETTER → anna@example.com' });
    expect(letters[0]!.by).toBeTruthy();
  });

  test('SEC-44 a download tells of itself, not of the letter that was sent at the same moment', async () => {
    const agencyId = it.agencies['alpha']!.id;
    const letter = (await history()).find(({ type }) => type === 'letter')!;
    await it.db.withTenant(agencyId, (tx) =>
      tx
        .insertInto('audit_log')
        .values({
          agency_id: agencyId,
          user_id: it.agencies['alpha']!.users['agent']!,
          action: 'booking.download-pdf',
          subject: id,
          before: null,
          after: null,
          at: new Date(letter.at),
        })
        .execute(),
    );
    const told = await history();
    expect(told.find(({ type }) => type === 'booking.download-pdf')!.by).not.toBe(letter.by);
    expect(told.find(({ type }) => type === 'letter')).toEqual(letter);
  });

  test('what a supplier said of his no stands there for staff, with what his support asks for', async () => {
    const agencyId = it.agencies['alpha']!.id;
    const trouble = {
      ...{ kind: 'refused', meaning: 'validation', status: 422, call: 'create order' },
      ...{ code: 'invalid_phone_number', said: 'Field phone_number is invalid' },
      ...{ pointer: '/data/passengers/0/phone_number', requestId: 'req_1' },
    };
    const { seq } = (await it.db.raw(`select max(seq) as seq from booking_event where booking_id = $1`, [id]))
      .rows[0] as { seq: string };
    await it.db.withTenant(agencyId, (tx) =>
      tx
        .insertInto('booking_event')
        .values({
          ...{ agency_id: agencyId, booking_id: id, seq: Number(seq) + 1, at: it.clock.now() },
          ...{ type: 'order-refused.validation', data: JSON.stringify({ why: trouble.said, trouble }) },
        })
        .execute(),
    );
    expect((await history()).find(({ type }) => type === 'order-refused.validation')!.detail).toBe(
      'Field phone_number is invalid · invalid_phone_number · /data/passengers/0/phone_number · req_1',
    );
    const client = await it.login('alpha', 'client');
    for (const path of [`/api/bookings/${id}/progress`, '/api/user/getUserTransactions']) {
      const { text } = await it.request(HOST, 'GET', path, { token: client });
      expect(text).not.toContain('invalid_phone_number');
    }
  });

  test('SEC-31 has nothing of other bookings and other agencies', async () => {
    const [agencyId, other] = [it.agencies['alpha']!.id, it.agencies['beta']!.id];
    const elsewhere = await book(it, { by: 'client', locator: 'ELSE01' });
    const entry = { action: 'booking.cancel', user_id: null, before: null, after: null, at: it.clock.now() };
    await it.db.withTenant(agencyId, (tx) =>
      tx
        .insertInto('audit_log')
        .values({ ...entry, agency_id: agencyId, subject: elsewhere })
        .execute(),
    );
    await it.db.withTenant(other, (tx) =>
      tx
        .insertInto('audit_log')
        .values({ ...entry, agency_id: other, subject: id })
        .execute(),
    );
    expect((await history()).map(({ type }) => type)).not.toContain('booking.cancel');
  });
});
