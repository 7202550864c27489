import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CarOffer } from '../contract';
import { reservation } from './testing/site';
import { type Answered, aServerBehind } from './testing/running';

const SERVER = process.env['TEST_DATABASE_URL'];
/** `OUTAGE_SECONDS=120` for one of two minutes. */
const OUTAGE_MS = Number(process.env['OUTAGE_SECONDS'] ?? 5) * 1_000;
const KILLS_MS = 4_000;
/** What a call may take: a connection that cannot be had is waited for for five seconds. */
const PATIENCE_MS = 8_000;
const BACK_MS = 5_000;

describe.skipIf(!SERVER)('the whole server whose PostgreSQL goes away while it sells', () => {
  let it: Awaited<ReturnType<typeof aServerBehind>>;
  const answers: Answered[] = [];
  const told = new Map<string, string>();
  let isOver = false;
  let working: Promise<unknown>;

  const call: (typeof it)['call'] = async (...args) => {
    const answer = await it.call(...args);
    answers.push(answer);
    return answer;
  };
  /** As a browser does: the same call again, while it is told to. */
  const insist: (typeof it)['call'] = async (...args) => {
    for (;;) {
      const answer = await call(...args);
      if (answer.status !== 503 || answer.retryAfter === null) return answer;
      await sleep(100);
    }
  };
  const searched = async (token: string): Promise<CarOffer[]> => {
    const [place] = (await insist('GET', '/api/places?ids=airport:LIS')).json.data;
    const at = { latitude: place.latitude, longitude: place.longitude };
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const body = {
      ...{ pickupLatitude: at.latitude, pickupLongitude: at.longitude, pickupName: place.name },
      ...{ returnLatitude: at.latitude, returnLongitude: at.longitude, dropoffName: place.name },
      ...{ pickUpDateTime: `${day(40)}T10:00`, returnDateTime: `${day(47)}T10:00` },
      ...{ age: 30, countryOfResidence: 'PT' },
    };
    return (await insist('POST', '/api/car-rental/availableCars', { token, body })).json.data;
  };
  async function sell(token: string, offers: readonly CarOffer[]): Promise<void> {
    while (!isOver) {
      const offer = offers[Math.floor(Math.random() * offers.length)]!;
      const quote = await insist('POST', '/api/car-rental/quote', {
        token,
        body: { offerId: offer.id, expectedTotal: offer.price },
      });
      if (quote.status !== 200) continue;
      const body = reservation(quote.json.data);
      const { status, json } = await insist('POST', '/api/car-rental/reserveCar', { token, body });
      const response = status === 200 ? json[0]?.response : undefined;
      if (response) told.set(body.idempotencyKey, response.bookingId);
    }
  }
  async function look(token: string): Promise<void> {
    const paths = ['/api/agency', '/api/user/getProfile', '/api/bookings?page=1'];
    while (!isOver)
      for (const path of paths) {
        await call('GET', path, { token });
        await sleep(20);
      }
  }

  beforeAll(async () => {
    it = await aServerBehind(SERVER!);
    await it.proxy.cut();
    const starting = it.start();
    await vi.waitFor(() => expect(it.lines.length).toBeGreaterThan(0), { timeout: 10_000 });
    await sleep(700);
    await it.proxy.mend();
    await starting;
  }, 120_000);
  afterAll(() => it.close(), 60_000);

  test('a start waits for it, and says so', () => {
    expect(it.lines[0]!.msg).toMatch(
      /^Waiting for PostgreSQL at 127.0.0.1:\d+, 300 s at most: .*ECONNREFUSED/,
    );
    expect(it.lines.map(({ msg }) => msg)).toContainEqual(
      expect.stringMatching(/^PostgreSQL is there, after/),
    );
  });

  test(
    'INV-6 INV-7 no process ends, each call is answered soon, and nothing is lost or done twice',
    async () => {
      const token = await it.login();
      const offers = await searched(token);
      working = Promise.all([sell(token, offers), sell(token, offers), look(token), look(token)]);
      await sleep(1_500);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);

      for (const until = performance.now() + KILLS_MS; performance.now() < until; await sleep(150))
        await it.endBackends();
      const linesBefore = it.lines.length;
      await it.proxy.cut();
      await sleep(OUTAGE_MS);
      await it.proxy.mend();
      const backAt = performance.now();
      await sleep(BACK_MS);
      const wellAt = performance.now();
      await sleep(2_000);
      isOver = true;
      await working;

      const late = answers.filter(({ ms }) => ms > PATIENCE_MS);
      expect(late).toEqual([]);
      const failed = answers.filter(({ status }) => status >= 500);
      expect(failed.length).toBeGreaterThan(0);
      expect(failed.filter(({ status }) => status !== 503)).toEqual([]);
      for (const { path, json, retryAfter } of failed)
        if (retryAfter === null)
          expect([path, json.message]).toEqual([path, expect.stringContaining('check')]);
      expect(answers.filter(({ at, status }) => at > wellAt && status >= 500)).toEqual([]);
      expect(answers.filter(({ at, status }) => at > wellAt && status === 200).length).toBeGreaterThan(10);

      // A handful of lines for hundreds of calls.
      const lost = it.lines.slice(linesBefore).filter(({ level }) => level >= 40);
      expect(lost.length).toBeLessThan(8 + OUTAGE_MS / 5_000);
      const figures = {
        calls: answers.length,
        refused: failed.length,
        slowest: Math.round(Math.max(...answers.map(({ ms }) => ms))),
        backAfterMs: Math.round(
          Math.min(
            ...answers.filter(({ at, status }) => at > backAt && status === 200).map(({ at, ms }) => at + ms),
          ) - backAt,
        ),
        lines: lost.length,
        booked: told.size,
      };
      if (process.env['OUTAGE_SECONDS']) console.warn(figures);
      const { db } = it.running().server.services;
      const open = async () =>
        (
          await db.asSystem((tx) =>
            tx
              .selectFrom('booking')
              .select(['id', 'state', 'idempotency_key'])
              .where('state', 'not in', ['confirmed', 'failed', 'cancelled'])
              .execute(),
          )
        ).map(({ state }) => state);
      await vi.waitFor(
        async () => {
          it.advance(20_000);
          expect(await open()).toEqual([]);
        },
        { timeout: 60_000, interval: 300 },
      );
      const made = await db.asSystem((tx) =>
        tx.selectFrom('booking').select(['id', 'state', 'idempotency_key']).execute(),
      );
      for (const [key, id] of told)
        expect(made.filter(({ idempotency_key }) => idempotency_key === key)).toMatchObject([{ id }]);
      expect(told.size).toBeGreaterThan(0);
      const { differences, bookings } = await it.running().server.reconcile();
      expect(differences).toEqual([]);
      expect(bookings).toBe(made.length);
    },
    300_000 + OUTAGE_MS,
  );
});
