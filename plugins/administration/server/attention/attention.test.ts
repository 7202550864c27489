import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LAPSING_BEFORE_MS, UNDELIVERED_AFTER_MS } from '@/server/attention/causes';
import { lookAround, personCalled } from '@/server/attention';
import type { BookingRow } from '@/server/booking/tables';
import { json } from '@/server/db/json';
import { testServer, type TestServer } from '@/server/testing/harness';
import type { AttentionPoint } from '../../contract/attention';
import { book, PLUGINS } from '../bookings/testing';
import { tellOwners } from './tell-owners';

const HOST = 'alpha.localhost';
const LIST = '/api/agency/attention';
const MINUTE_MS = 60_000;
let it: TestServer;
const tokens = {} as Record<'owner' | 'agent' | 'restricted' | 'client', string>;

beforeAll(async () => {
  it = await testServer({ plugins: PLUGINS });
  for (const who of ['owner', 'agent', 'restricted', 'client'] as const)
    tokens[who] = await it.login('alpha', who);
}, 60_000);
afterAll(() => it.close());

const alpha = () => it.agencies['alpha']!.id;
const look = () => lookAround(it.db, it.clock.now());
const list = async (who: keyof typeof tokens = 'owner', show = 'open'): Promise<AttentionPoint[]> =>
  (await it.request(HOST, 'GET', `${LIST}?size=100&show=${show}`, { token: tokens[who] })).json.data;
const pointOf = async (bookingId: string, show = 'open') =>
  (await list('owner', show)).find(({ booking }) => booking?.id === bookingId);
const act = (point: { id: string }, action: string, body: object = {}, who: keyof typeof tokens = 'agent') =>
  it.request(HOST, 'POST', `${LIST}/${point.id}/${action}`, { token: tokens[who], body });
const change = (id: string, set: Partial<BookingRow>) =>
  it.db.withTenant(alpha(), (tx) =>
    tx
      .updateTable('booking')
      .set(set as never)
      .where('id', '=', id)
      .execute(),
  );
const rowOf = (id: string) =>
  it.db.withTenant(alpha(), (tx) =>
    tx.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
const eventsOf = (id: string) =>
  it.db.withTenant(alpha(), async (tx) =>
    (
      await tx
        .selectFrom('booking_event')
        .select('type')
        .where('booking_id', '=', id)
        .orderBy('seq')
        .execute()
    ).map(({ type }) => type),
  );
const logged = async (subject: string) =>
  it.db.withTenant(alpha(), async (tx) =>
    (
      await tx.selectFrom('audit_log').select('action').where('subject', '=', subject).orderBy('id').execute()
    ).map(({ action }) => action),
  );

let count = 0;
/** A booking for which the engine has called a person, and its point. */
async function raised(more: Partial<BookingRow>, by = 'client') {
  const now = it.clock.now();
  const id = await book(it, { by, locator: `WAIT${++count}` });
  await change(id, {
    raised_at: now,
    unresolved_since: new Date(now.getTime() - 14 * MINUTE_MS),
    next_try_at: new Date(now.getTime() + 5 * MINUTE_MS),
    held: true,
    ...more,
  });
  await look();
  return { id, point: (await pointOf(id))! };
}
/** A cancellation whose refund was refused: its payment is none that the gateway knows. */
const refused = (by?: string) =>
  raised({ state: 'refunding', payment_ref: 'pay_lost', refund_minor: 9_000, penalty_minor: 2_500 }, by);
const money = (amount: number) => ({ amount, currency: 'USD' });

describe('what waits for a person', () => {
  test.each([
    ['ordering', 'order-in-doubt'],
    ['supplier-unknown', 'order-in-doubt'],
    ['authorising', 'payment-in-doubt'],
    ['voiding', 'money-not-released'],
    ['refunding', 'money-not-returned'],
    ['releasing', 'order-not-given-back'],
    ['confirmed', 'confirmation-missing'],
  ] as const)('INV-6 a booking for which somebody was called in %s is a point: %s', async (state, kind) => {
    const { id, point } = await raised({ state });
    expect(point).toMatchObject({ kind, status: 'open', booking: { id } });
  });

  test.each([
    [{ order: { ref: 'T-9' } }, 'order-unowned'],
    [{ order: { ref: null } }, 'order-in-doubt'],
    [{ payment: { key: 'k', ref: 'pay_9' } }, 'money-not-released'],
  ] as const)('INV-3 what an ended booking has left outside is a point: %j', async (stray, kind) => {
    const { point } = await raised({ state: 'failed', stray: json(stray) as never });
    expect(point).toMatchObject({ kind, movesBooking: false });
  });

  test('INV-6 one cause is one point, which closes by itself and opens anew with another cause', async () => {
    const { id, point } = await raised({ state: 'ordering' });
    await look();
    expect((await list()).filter(({ booking }) => booking?.id === id)).toHaveLength(1);
    await change(id, { state: 'confirmed', raised_at: null });
    await look();
    expect(await pointOf(id)).toBeUndefined();
    expect(await pointOf(id, 'done')).toMatchObject({ id: point.id, status: 'gone' });
    await change(id, { state: 'refunding', raised_at: it.clock.now() });
    await look();
    expect(await pointOf(id)).toMatchObject({ kind: 'money-not-returned' });
  });

  test('a reservation that ends soon is one until it is paid', async () => {
    const soon = new Date(it.clock.now().getTime() + LAPSING_BEFORE_MS - MINUTE_MS);
    const id = await book(it, {
      by: 'client',
      locator: 'HOLD01',
      more: { state: 'reserved', hold_until: soon },
    });
    const later = new Date(soon.getTime() + LAPSING_BEFORE_MS);
    const other = await book(it, {
      by: 'client',
      locator: 'HOLD02',
      more: { state: 'reserved', hold_until: later },
    });
    await look();
    expect(await pointOf(id)).toMatchObject({ kind: 'hold-lapsing', until: soon.toISOString() });
    expect(await pointOf(other)).toBeUndefined();
    await change(id, { state: 'confirmed' });
    await look();
    expect(await pointOf(id)).toBeUndefined();
  });

  test('a letter that no mail server takes is one, and is sent again', async () => {
    const letter = { agencyId: alpha(), to: 'lost@example.com', subject: 'Hi', html: 'Hi', text: 'Hi' };
    await it.db.withTenant(alpha(), (tx) => it.server.services.mail.send(tx, letter, 'happened'));
    const found = async () => (await list()).find((point) => point.letter?.recipient === 'lost@example.com');
    await look();
    expect(await found()).toBeUndefined();
    it.clock.advance(UNDELIVERED_AFTER_MS);
    await look();
    const point = (await found())!;
    expect(point).toMatchObject({
      kind: 'letter-undelivered',
      booking: null,
      actions: ['send-again', 'settle'],
    });
    expect((await act(point, 'ask-again')).status).toBe(200);
    await it.server.jobs.drain();
    await look();
    expect(await found()).toBeUndefined();
  });

  test('what was learnt too late to be written into a booking is one too', async () => {
    const id = await book(it, { by: 'client', locator: 'LATE01' });
    const call = { agencyId: alpha(), bookingId: id, state: 'confirmed', why: 'order T-9 came too late' };
    await personCalled(it.db, call, it.clock.now());
    await look();
    expect(await pointOf(id)).toMatchObject({ kind: 'order-unowned', said: 'order T-9 came too late' });
  });
});

describe('who sees it', () => {
  test('SEC-31 a restricted agent sees the points of the own bookings, a client none', async () => {
    const own = await refused('restricted');
    const other = await refused();
    const ids = (await list('restricted')).map(({ id }) => id);
    expect(ids).toEqual([own.point.id]);
    expect(
      (await act(other.point, 'settle', { note: 'x', accepted: money(9_000) }, 'restricted')).status,
    ).toBe(404);
    const asClient = await it.request(HOST, 'GET', LIST, { token: tokens.client });
    expect(asClient.status).toBe(403);
    expect((await act(own.point, 'ask-again', {}, 'client')).status).toBe(403);
  });

  test('INV-8 SEC-32 another agency sees nothing of it', async () => {
    const { point } = await refused();
    const token = await it.login('beta', 'owner');
    const theirs = await it.request('beta.localhost', 'GET', LIST, { token });
    expect(theirs.json).toEqual({ data: [], totalCount: 0 });
    const settled = await it.request('beta.localhost', 'POST', `${LIST}/${point.id}/settle`, {
      token,
      body: { note: 'x', accepted: money(9_000) },
    });
    expect(settled.status).toBe(404);
    const seen = await it.db.withTenant(it.agencies['beta']!.id, (tx) =>
      tx.selectFrom('attention').selectAll().execute(),
    );
    expect(seen).toEqual([]);
  });
});

describe('what is done about it', () => {
  test('SEC-44 asking again asks at once, before its time, and is written down', async () => {
    const { id, point } = await raised({ state: 'releasing' });
    expect(point.actions).toEqual(['ask-again', 'write', 'settle']);
    expect((await act(point, 'ask-again')).status).toBe(200);
    expect(await eventsOf(id)).toContain('unknown.release');
    expect(await logged(id)).toEqual(['booking.ask-again']);
  });

  test('SEC-44 a refund is tried again for the amount that was shown, and for no other', async () => {
    const { id, point } = await refused();
    expect(point.amount).toEqual(money(9_000));
    const wrong = await act(point, 'refund', { accepted: money(8_000) });
    expect(wrong.status).toBe(409);
    expect(wrong.json.reason).toBe('administration.stakeChanged');
    expect(await eventsOf(id)).toEqual([]);
    expect((await act(point, 'refund', { accepted: money(9_000) })).status).toBe(200);
    expect(await eventsOf(id)).toContain('refund-refused');
    expect(await pointOf(id)).toMatchObject({ said: 'There is no such payment' });
    expect(await logged(id)).toEqual(['booking.ask-again']);
  });

  test('INV-4 SEC-44 a refund that was paid outside ends the cancellation, and the gateway is never asked again', async () => {
    const { id, point } = await refused();
    expect(point.movesBooking).toBe(true);
    const asked = it.payments.length;
    expect((await act(point, 'settle', { note: 'Paid', accepted: money(1) })).status).toBe(409);
    const answer = await act(point, 'settle', { note: 'Paid by bank transfer', accepted: money(9_000) });
    expect(answer.json.data).toMatchObject({
      status: 'gone',
      actions: [],
      settled: { note: 'Paid by bank transfer', by: expect.any(String) },
    });
    expect(await rowOf(id)).toMatchObject({ state: 'cancelled', refunded_minor: 9_000 });
    const entries = await it.db.withTenant(alpha(), (tx) =>
      tx
        .selectFrom('ledger_entry')
        .select(['account', 'amount_minor'])
        .where('booking_id', '=', id)
        .where('posting', '=', 'cancel')
        .execute(),
    );
    expect(entries).toContainEqual({ account: 'agency.outside', amount_minor: -9_000 });
    expect(entries.map(({ account }) => account)).not.toContain('gateway.receivable');
    expect(await logged(id)).toEqual(['booking.settle-by-hand', 'attention.settle']);
    expect(it.payments).toHaveLength(asked);
    expect((await act(point, 'settle', { note: 'Again', accepted: money(9_000) })).status).toBe(409);
  });

  test('what nobody can bring about outside is only said to be settled, and stays so', async () => {
    const { id, point } = await raised({ state: 'ordering' });
    expect(point.movesBooking).toBe(false);
    const answer = await act(point, 'settle', { note: 'The supplier looks into it', accepted: null });
    expect(answer.json.data.status).toBe('settled');
    await look();
    expect(await pointOf(id)).toBeUndefined();
    expect((await rowOf(id)).state).toBe('ordering');
  });

  test('INV-3 SEC-44 an order in doubt is given up for the amount that was shown, once somebody was called for it', async () => {
    const { id, point } = await raised({ state: 'supplier-unknown', payment_ref: null });
    expect(point.actions).toEqual(['ask-again', 'give-up', 'write', 'settle']);
    const held = point.amount!;
    expect((await act(point, 'give-up', { accepted: null })).json.reason).toBe('administration.stakeChanged');
    expect((await act(point, 'give-up', { accepted: held }, 'client')).status).toBe(403);
    expect((await act(point, 'give-up', { accepted: held })).status).toBe(200);
    expect(await eventsOf(id)).toEqual(expect.arrayContaining(['given-up', 'state.voiding']));
    expect(await rowOf(id)).toMatchObject({
      ...{ failure: 'given-up', supplier_ref: null },
      stray: { order: { ref: point.booking!.locator } },
    });
    expect(await logged(id)).toEqual(['booking.give-up']);
    expect((await act(point, 'give-up', { accepted: held })).status).toBe(409);

    const issuing = await raised({ state: 'issuing' });
    expect(issuing.point.actions).not.toContain('give-up');
    expect((await act(issuing.point, 'give-up', { accepted: held })).status).toBe(409);
  });

  test('the client is written to at the address of the booking, and the letter stands in its history', async () => {
    const { id, point } = await raised({ state: 'confirmed' });
    const body = { subject: 'Your trip <b>', text: 'First line\nSecond <line>' };
    expect((await act(point, 'letter', { ...body, subject: 'a\r\nBcc: x@example.com' })).status).toBe(422);
    expect((await act(point, 'letter', body)).status).toBe(200);
    const [mail] = await it.db.withTenant(alpha(), (tx) =>
      tx.selectFrom('mail').selectAll().where('booking_id', '=', id).execute(),
    );
    expect(mail).toMatchObject({ recipient: point.booking!.contact, subject: 'Your trip <b>' });
    expect(mail!.html).toContain('First line<br>Second &lt;line&gt;');
    expect(await logged(id)).toEqual(['attention.letter']);
  });
});

test('SEC-42 the client is written to about a booking so often a day, by however many at once', async () => {
  const { point } = await raised({ state: 'confirmed' });
  const body = { subject: 'Your trip', text: 'We are looking into it.' };
  const answers = await Promise.all(Array.from({ length: 14 }, () => act(point, 'letter', body)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.find(({ status }) => status !== 200)!.json.reason).toBe('request.enoughLetters');
});

describe("the owner's letter", () => {
  const lettersTo = (recipient: string) =>
    it.db.withTenant(alpha(), (tx) =>
      tx
        .selectFrom('mail')
        .select(['id', 'subject', 'body'])
        .where('recipient', '=', recipient)
        .orderBy('created_at')
        .execute(),
    );

  test('tells each point once, not more often than every quarter of an hour, and never of letters to the owner', async () => {
    const owner = 'owner@alpha.example';
    await it.server.jobs.drain();
    await tellOwners(it.server.services);
    it.clock.advance(16 * MINUTE_MS);
    const before = (await lettersTo(owner)).length;
    const { id } = await refused();
    await tellOwners(it.server.services);
    const [letter] = (await lettersTo(owner)).slice(before);
    expect(letter!.body).toContain('The refund was refused');
    expect(letter!.body).toContain((await rowOf(id)).locator);
    expect(letter!.body).toContain('http://alpha.localhost:4000/attention');
    await refused();
    await tellOwners(it.server.services);
    expect(await lettersTo(owner)).toHaveLength(before + 1);
    it.clock.advance(16 * MINUTE_MS);
    await tellOwners(it.server.services);
    expect(await lettersTo(owner)).toHaveLength(before + 2);
    it.clock.advance(UNDELIVERED_AFTER_MS);
    await look();
    await tellOwners(it.server.services);
    expect(await lettersTo(owner)).toHaveLength(before + 2);
  });
});
