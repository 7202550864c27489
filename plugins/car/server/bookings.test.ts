import { bookingRefusals } from '@/core/contract/refusals/booking';
import { carRefusals } from '../contract/refusals';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { agencyChanged } from '@/server/tenancy/directory';
import { loggedIn } from '@/server/testing/log';
import { mailsTo } from '@/server/testing/mails';
import { carSite, PROTECTION, reservation, isFlexible } from './testing/site';

let site: Awaited<ReturnType<typeof carSite>>;
beforeAll(async () => {
  site = await carSite();
});
afterAll(() => site.it.close());

describe('after the sale', () => {
  const refundOf = (bookingId: string, token = site.client) =>
    site.post('/api/getRefund', { bookingId }, token);
  const cancel = (bookingId: string, acceptedPenalty: object, reason = 'Duplicate', token = site.client) =>
    site.post('/api/car-rental/cancel', { bookingId, reason, acceptedPenalty }, token);

  test('R307 R310 free until 48 hours before: everything comes back, and the reason is kept', async () => {
    const bookingId = await site.booked();
    const { data } = (await refundOf(bookingId)).json;
    expect(data).toMatchObject({
      penalty: { amount: 0 },
      reasons: ['Duplicate', 'Fraudulent', 'Requested by Customer'],
      freeUntil: '2027-03-10T10:00:00.000Z',
    });
    expect((await cancel(bookingId, data.penalty, 'Changed my mind')).status).toBe(422);
    const answer = await cancel(bookingId, data.penalty, 'Requested by Customer');
    expect([answer.status, answer.json.message]).toEqual([200, 'Booking Cancelled Successfully']);
    expect(answer.json.data).toMatchObject({
      bookingStatus: 'Cancelled',
      cancellation: { reason: 'Requested by Customer', penalty: { amount: 0 }, refund: data.refund },
      progress: { state: 'cancelled', money: 'returned' },
      canCancel: false,
    });
    const again = await cancel(bookingId, data.penalty);
    expect([again.status, again.json.message]).toEqual([409, bookingRefusals.cancelledAlready.message]);
    expect((await refundOf(bookingId)).status).toBe(409);
    const mails = await mailsTo(site.it, 'alpha', 'ana@example.com');
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('is canceled'));
  });

  test('the voucher is a PDF for the driver and for staff, says when it is cancelled, and lies in the mail', async () => {
    const bookingId = await site.booked('Conceição');
    const path = `/api/car-rental/voucher.pdf?bookingId=${bookingId}`;
    const answer = await site.get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/pdf; charset=utf-8',
    ]);
    expect(answer.text.slice(0, 8)).toMatch(/^%PDF-1\.\d/);
    expect((await site.get(path, site.owner)).status).toBe(200);
    for (const token of [site.other, site.restricted]) expect((await site.get(path, token)).status).toBe(404);
    // SEC-44: what staff took is in the log, without anybody's name; the driver's own voucher is not.
    expect(await loggedIn(site.it, 'alpha', 'booking.download-pdf')).toEqual([
      { user_id: site.it.agencies['alpha']!.users['owner'], subject: bookingId, after: null },
    ]);

    const mails = await mailsTo(site.it, 'alpha', 'ana@example.com');
    const mail = mails.find(({ subject }) => subject.includes('is confirmed'));
    const kinds = (mail!.attachments as { contentType: string }[]).map(({ contentType }) => contentType);
    // One for where it begins, and one for where it ends.
    const calendar = expect.stringContaining('text/calendar');
    expect(kinds).toEqual([calendar, calendar, 'application/pdf']);
  });

  test('R310 a rate that is not free keeps its fee, and INV-5 no more than was accepted', async () => {
    const bookingId = await site.booked(
      'Silva',
      site.client,
      (offer) => !isFlexible(offer) && offer.price.amount > 30_000,
    );
    const { data } = (await refundOf(bookingId)).json;
    expect(data.penalty.amount).toBeGreaterThan(0);
    expect(data.freeUntil).toBeNull();
    const total = (await site.post('/api/car-rental/findReservation', { bookingId })).json.data.price.total;
    expect(data.penalty.amount + data.refund.amount).toBe(total.amount);
    const low = await cancel(bookingId, { ...data.penalty, amount: data.penalty.amount - 1 });
    expect([low.status, low.json.code]).toEqual([409, 'PENALTY_CHANGED']);
    expect((await site.progressOf(bookingId)).state).toBe('confirmed');
    expect((await cancel(bookingId, data.penalty)).json.data.cancellation.refund).toEqual(data.refund);
  });

  test('protection returns all but its own price', async () => {
    const offer = await site.firstOffer('airport:LIS', (each) => !isFlexible(each));
    const quote = (await site.quoteOf(offer, { protection: PROTECTION })).json.data;
    const [{ response }] = (await site.post('/api/car-rental/reserveCar', reservation(quote))).json;
    const { data } = (await refundOf(response.bookingId)).json;
    const line = quote.price.lines.find(({ kind }: { kind: string }) => kind === 'protection');
    expect(data.penalty).toEqual(line.amount);
  });

  test('protection that is sold no more still protects who bought it', async () => {
    const offer = await site.firstOffer('airport:LIS', (each) => !isFlexible(each));
    const quote = (await site.quoteOf(offer, { protection: PROTECTION })).json.data;
    const [{ response }] = (await site.post('/api/car-rental/reserveCar', reservation(quote))).json;
    const line = quote.price.lines.find(({ kind }: { kind: string }) => kind === 'protection');
    const { id } = site.it.agencies['alpha']!;
    const setApplications = async (applications: string[]) => {
      await site.it.db.asSystem((tx) =>
        sql`update agency set protection_bps = ${applications.length ? 600 : 0},
          settings = settings || ${JSON.stringify({ applications })}::jsonb where id = ${id}`.execute(tx),
      );
      agencyChanged();
    };
    await setApplications([]);
    try {
      expect((await site.quoteOf(offer, { protection: PROTECTION })).status).toBe(422);
      expect((await refundOf(response.bookingId)).json.data.penalty).toEqual(line.amount);
      expect((await cancel(response.bookingId, line.amount)).status).toBe(200);
      expect(await site.progressOf(response.bookingId)).toMatchObject({ state: 'cancelled' });
    } finally {
      await setApplications([PROTECTION]);
    }
  });

  test('G06 a cancellation that is refused leaves the booking, one that nobody knows is being made', async () => {
    const refused = await site.booked('NOCANCEL');
    const { penalty } = (await refundOf(refused)).json.data;
    const answer = await cancel(refused, penalty);
    // Others say the same sentence: the page has the words of cars.
    expect([answer.status, answer.json]).toMatchObject([409, carRefusals.notCancelled]);
    expect(await site.progressOf(refused)).toMatchObject({ state: 'confirmed', status: 'Confirmed' });

    const unclear = await site.booked('CANCELFAIL');
    const unknown = await cancel(unclear, penalty);
    expect([unknown.status, unknown.json]).toMatchObject([502, carRefusals.cancelUnknown]);
    expect(await site.progressOf(unclear)).toMatchObject({ state: 'processing', status: 'Cancelling' });
    site.it.clock.advance(5 * 60_000);
    expect(await site.progressOf(unclear)).toMatchObject({ state: 'cancelled', status: 'Cancelled' });

    const mute = await site.booked('NODETAILS');
    expect((await refundOf(mute)).status).toBe(502);
  });

  test('G06 every answer that a page is drawn from has the true status', async () => {
    /** Its page, the own lists, all trips, the agency's list and the agency's record. */
    const told = async (bookingId: string) => {
      const of = (rows: { bookingId: string }[]) => rows.find((row) => row.bookingId === bookingId)!;
      const [page, own, trips, list, record] = await Promise.all([
        site.post('/api/car-rental/findReservation', { bookingId }),
        site.get('/api/car-rental/findMyReservations'),
        site.post('/api/user/getUserTransactions', {}),
        site.get('/api/v2/agency/cars/bookings', site.owner),
        site.get(`/api/agency/cars/bookings/${bookingId}`, site.owner),
      ]);
      const shown = [
        page.json.data,
        of(own.json.data),
        of(list.json.data),
        record.json.data.row,
        record.json.data.reservation,
      ].map((each) => [each.progress?.state ?? each.state, each.bookingStatus]);
      const trip = of(trips.json.data) as unknown as { state: string; status: string };
      return [...shown, [trip.state, trip.status]];
    };
    const refused = await site.booked('NOCANCEL');
    const { penalty } = (await refundOf(refused)).json.data;
    await cancel(refused, penalty);
    expect(await told(refused)).toEqual(Array.from({ length: 6 }, () => ['confirmed', 'Confirmed']));
    const unclear = await site.booked('CANCELFAIL');
    await cancel(unclear, penalty);
    expect(await told(unclear)).toEqual(Array.from({ length: 6 }, () => ['processing', 'Cancelling']));
    for (const answer of [
      await site.get('/api/v2/agency/cars/bookings?selectedStatus=Cancelled', site.owner),
      await site.post('/api/user/getUserTransactions', { state: 'cancelled' }),
    ]) {
      const ids = answer.json.data.map(({ bookingId }: { bookingId: string }) => bookingId);
      expect(ids.length).toBeGreaterThan(0);
      for (const id of [refused, unclear]) expect(ids).not.toContain(id);
    }
  });

  test('R311 the confirmation is sent again with both ends for a calendar, to whom its site.owner says', async () => {
    const bookingId = await site.booked();
    const answer = await site.post('/api/car-rental/sendCarBookingEmail', {
      bookingId,
      email: 'friend@example.com',
    });
    expect(answer.json.data).toContain('friend@example.com');
    expect(await mailsTo(site.it, 'alpha', 'friend@example.com')).toHaveLength(1);
    const rows = await site.it.db.withTenant(site.it.agencies['alpha']!.id, (tx) =>
      tx.selectFrom('mail').selectAll().where('recipient', '=', 'friend@example.com').execute(),
    );
    const calendar = JSON.stringify(rows);
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(calendar).toContain('DTSTART:20270312T103000Z');
    expect((await site.post('/api/car-rental/sendCarBookingEmail', { bookingId }, site.other)).status).toBe(
      404,
    );
  });

  test('SEC-31 a foreign booking and none answer the same', async () => {
    const bookingId = await site.booked();
    const zero = { amount: 0, currency: 'USD' };
    for (const id of [bookingId, randomUUID(), 'x'])
      for (const answer of [
        await site.post('/api/car-rental/findReservation', { bookingId: id }, site.other),
        await refundOf(id, site.other),
        await cancel(id, zero, 'Duplicate', site.other),
      ])
        expect([answer.status, answer.json.message]).toEqual([404, carRefusals.noBooking.message]);
  });
});

describe('the agency', () => {
  const list = (query = '', token = site.owner) => site.get(`/api/v2/agency/cars/bookings${query}`, token);

  test('R377 R442 its list has the booking with its status and its figures, for staff alone', async () => {
    const bookingId = await site.booked();
    const { data, totalCount } = (await list('?limit=5')).json;
    expect(totalCount).toBeGreaterThanOrEqual(data.length);
    const [row] = data;
    expect(row).toMatchObject({
      bookingId,
      bookingStatus: 'Confirmed',
      canCancel: true,
      vehicleSize: expect.any(String),
    });
    expect(row.bookedBy).toMatchObject({ email: 'client@alpha.example' });
    expect(row.commissionEarned.amount).toBe(row.salesPrice.amount - row.costPrice.amount);
    expect(row.commissionEarned.amount).toBe(row.markupEarned.amount + row.transactionFees.amount);
    expect(row.transactionFees.amount).toBe(500);
    expect((await list('', site.client)).status).toBe(403);
  });

  test('R402 one booking is read in full at its id', async () => {
    const bookingId = await site.booked();
    const one = (await site.get(`/api/agency/cars/bookings/${bookingId}`, site.owner)).json.data;
    const { data } = (await list('?limit=100')).json;
    expect(data.find((row: { bookingId: string }) => row.bookingId === bookingId)).toEqual(one.row);
    expect(one.reservation).toMatchObject({ bookingId, driver: { lastName: 'Silva' } });
    expect(one.reservation.price.staff.wholesale).toEqual(one.row.costPrice);
    // Not even whoever booked it: the record has what the agency earns.
    expect((await site.get(`/api/agency/cars/bookings/${bookingId}`, site.client)).status).toBe(403);
    const none = await site.get(`/api/agency/cars/bookings/${randomUUID()}`, site.owner);
    expect([none.status, none.json.message]).toEqual([404, carRefusals.noBooking.message]);
  });

  test('R378 R380 site.it is filtered by status, locator, confirmation, dates and user', async () => {
    const bookingId = await site.booked();
    const [row] = (await list('?limit=1')).json.data;
    const found = async (query: string) =>
      (await list(query)).json.data.map((each: { bookingId: string }) => each.bookingId);
    expect(await found(`?searchString=${row.recordLocator.slice(0, 5).toLowerCase()}`)).toEqual([bookingId]);
    expect(await found(`?searchString=${row.confirmationNumber}`)).toEqual([bookingId]);
    expect(await found('?selectedStatus=Confirmed')).toContain(bookingId);
    expect(await found('?selectedStatus=Cancelled')).not.toContain(bookingId);
    expect(await found('?showPastTrips=true')).toEqual([]);
    expect(await found('?endDate=2026-11-01')).toEqual([]);
    expect(await found(`?userId=${site.it.agencies['alpha']!.users['client']}`)).toContain(bookingId);
    const nobody = await list(`?userId=${randomUUID()}`);
    expect([nobody.status, nobody.json.message]).toEqual([404, carRefusals.noUser.message]);
  });

  test('R171 G122 a site.restricted agent sees and cancels the own ones only; reasons are shown', async () => {
    const ofClient = await site.booked();
    const own = await site.booked('Silva', site.restricted);
    const seen = (await list('?limit=100', site.restricted)).json.data.map(
      (each: { bookingId: string }) => each.bookingId,
    );
    expect(seen).toEqual([own]);
    expect((await site.get(`/api/agency/cars/bookings/${ofClient}`, site.restricted)).status).toBe(404);
    const stranger = await list(`?userId=${site.it.agencies['alpha']!.users['client']}`, site.restricted);
    expect([stranger.status, stranger.json.message]).toEqual([404, carRefusals.noUser.message]);
    const free = { amount: 0, currency: 'USD' };
    const byOwner = await site.post(
      '/api/car-rental/cancel',
      { bookingId: own, reason: 'Fraudulent', acceptedPenalty: free },
      site.owner,
    );
    expect(byOwner.status, byOwner.text).toBe(200);
    const [row] = (await list('?selectedStatus=Cancelled', site.restricted)).json.data;
    expect(row).toMatchObject({
      bookingId: own,
      cancelReason: 'Fraudulent',
      penaltyAmount: free,
      commissionEarned: { amount: 0 },
    });
  });
});
