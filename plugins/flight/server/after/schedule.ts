import { asSaid } from '@/core/contract/refusal';
import { json } from '@/server/db';
import type { BookingRecord } from '@/server/ports/booking';
import type { Tx } from '@/server/db/types';
import { conflict, HttpError, notFound } from '@/server/error';
import type { Services } from '@/server/ports/services';
import type { State } from '@/server/booking/states';
import type { Ask } from '@/server/selling/bookable/ask';
import { type Found, noteCancelled } from '@/server/selling/bookable/supplier-news';
import { closePoints, openPoints } from '@/server/attention/points';
import type { FlightLeg, ScheduleAnswer, ScheduleChange } from '../../contract';
import { flightRefusals } from '../../contract/refusals';
import { brokenMail, scheduleMail } from '../mail/changes';
import { flights as product } from '../product';
import { readDetails, trips } from '../stored';
import type { SupplierChange, FlightSupplier } from '../../face/port';
import { suppliersOf } from '../supplier/suppliers';
import { cancelFlight, closeChanges } from './cancellation';
import { inWords } from './in-words';
import { each } from '@/server/jobs/each';

/** How far back the news are read the first time. */
const FIRST_LOOK_MS = 24 * 3_600_000;
const READ_MS = 30_000;

async function seenUntil(services: Services, supplier: string): Promise<Date> {
  const row = await services.db.asSystem((tx) =>
    tx.selectFrom('flight_feed').selectAll().where('supplier', '=', supplier).executeTakeFirst(),
  );
  return row ? new Date(row.seen_until) : new Date(services.clock.now().getTime() - FIRST_LOOK_MS);
}

/**
 * The flights that come instead, each under the id of the one in whose place it is flown, by which its seat and its entry in a
 * calendar are found: an airline that flies on another day, or under another number, has another id for it.
 */
export const inTheirPlaces = (before: readonly FlightLeg[], after: readonly FlightLeg[]): FlightLeg[] =>
  after.map((leg, at) => ({
    ...leg,
    segments: leg.segments.map((segment, nth) => ({
      ...segment,
      id: before[at]?.segments[nth]?.id ?? segment.id,
    })),
  }));

/** Ends a booking whose order is cancelled at its supplier. A reservation there is over with its time to pay. */
async function end(
  services: Services,
  { givenBack }: FlightSupplier,
  supplierRef: string,
  { state, ...at }: Found & { readonly state: State },
): Promise<void> {
  if (state === 'reserved') return;
  const signal = AbortSignal.timeout(READ_MS);
  await noteCancelled(services, at, {
    back: state === 'confirmed' ? await givenBack?.(supplierRef, { signal }) : null,
    also: (tx) => closeChanges(tx, at, services.clock.now()),
  });
}

/** Notes one change and tells the traveller, once, however often it is read. */
async function note(services: Services, supplier: FlightSupplier, told: SupplierChange): Promise<void> {
  const found = await services.db.asSystem((tx) =>
    tx
      .selectFrom('booking')
      .select(['agency_id', 'state'])
      .where('id', '=', told.reference)
      .where('product', '=', product.id)
      .executeTakeFirst(),
  );
  if (!found) return;
  const at = { agencyId: found.agency_id, bookingId: told.reference };
  if (told.isCancelled) return end(services, supplier, told.supplierRef, { ...at, state: found.state });
  const agency = await services.agencyById(at.agencyId);
  const seen = await services.bookings.revise(at, () => null);
  const stored = seen && trips.tryRead(seen).offer;
  if (!agency || !seen || !stored) {
    // Neither cancelled nor made yet: it is read again in the next round.
    if (found.state !== 'cancelled' && found.state !== 'failed' && found.state !== 'refunding')
      throw new Error(`Booking ${told.reference} is being changed by somebody else`);
    return;
  }
  if (await known(services, at, told.changeId)) return;
  const flights = told.flights && inTheirPlaces(stored.offer.flights, told.flights);
  const mail = flights ? scheduleMail(seen, agency, flights, services) : brokenMail(seen, agency);
  await services.bookings.revise(at, (record) => ({
    details: {
      ...readDetails(record.details),
      needsAction: true,
      ...(flights ? { announced: flights } : {}),
    },
    event: { type: 'schedule-changed', data: { changeId: told.changeId } },
    mail: { to: record.contactEmail, ...mail },
    async also(tx) {
      await insert(tx, services, at, { ...told, flights }, stored.offer.flights);
      if (!isAnswerable({ ...told, flights })) await callPerson(tx, services, at, told);
    },
  }));
}

/** Whether its traveller can take the new flights without anybody's help. */
const isAnswerable = ({ flights, answers }: Pick<SupplierChange, 'flights' | 'answers'>): boolean =>
  flights !== null && (answers?.includes('accept') ?? true);

const callPerson = (
  tx: Tx,
  services: Services,
  at: { agencyId: string; bookingId: string },
  { changeId, why }: SupplierChange,
) =>
  openPoints(
    tx,
    'suppliers',
    [{ ...at, kind: 'supplier-changed', subject: changeId, facts: why ? { said: why } : {} }],
    services.clock.now(),
  );

const known = async (services: Services, at: { agencyId: string; bookingId: string }, changeId: string) =>
  services.db.withTenant(at.agencyId, async (tx) => {
    const row = await tx
      .selectFrom('flight_schedule_change')
      .select('change_id')
      .where('agency_id', '=', at.agencyId)
      .where('booking_id', '=', at.bookingId)
      .where('change_id', '=', changeId)
      .executeTakeFirst();
    return row !== undefined;
  });

/** Fails on a change that is noted already, and with it everything that was to be written beside it. */
async function insert(
  tx: Tx,
  services: Services,
  { agencyId, bookingId }: { agencyId: string; bookingId: string },
  { changeId, flights, answers }: SupplierChange,
  before: readonly FlightLeg[],
): Promise<void> {
  const now = services.clock.now();
  await tx
    .updateTable('flight_schedule_change')
    .set({ state: 'superseded', answered_at: now })
    .where('agency_id', '=', agencyId)
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'action-needed')
    .execute();
  await closePoints(tx, { agencyId, kind: 'supplier-changed', bookingId }, now);
  await tx
    .insertInto('flight_schedule_change')
    .values({
      agency_id: agencyId,
      booking_id: bookingId,
      change_id: changeId,
      state: 'action-needed',
      before: json(before),
      after: json(flights ?? []),
      answers: answers ? json(answers) : null,
      noticed_at: now,
      answered_at: null,
    })
    .execute();
}

async function read(services: Services, supplier: FlightSupplier): Promise<void> {
  const after = await seenUntil(services, supplier.id);
  const until = services.clock.now();
  if (until <= after) return;
  const changes = await supplier.changes(after, until, { signal: AbortSignal.timeout(READ_MS) });
  let missed = 0;
  for (const change of changes)
    await note(services, supplier, change).catch((error: unknown) => {
      missed++;
      if (change.isCancelled) supplier.heard?.(change.supplierRef);
      services.log.warn({ err: error, bookingId: change.reference }, 'A changed schedule was not noted yet');
    });
  // What was missed is read again: nothing is lost, and what was noted is known.
  if (missed > 0) return;
  await services.db.asSystem((tx) =>
    tx
      .insertInto('flight_feed')
      .values({ supplier: supplier.id, seen_until: until })
      .onConflict((each) => each.column('supplier').doUpdateSet({ seen_until: until }))
      .execute(),
  );
}

/** Reads what airlines changed since the last look. Safe to run at any time, by several processes at once. */
export async function readChanges(services: Services): Promise<void> {
  await each(suppliersOf(services).keepers, (supplier) => read(services, supplier));
}

/** A supplier has sent word: its news are read now, without waiting for their turn. */
export async function heardOfChange(
  services: Services,
  supplierId: string,
  supplierRef: string | null,
): Promise<void> {
  const supplier = suppliersOf(services).keepers.find(({ id }) => id === supplierId);
  supplier?.heard?.(supplierRef);
  await readChanges(services);
}

/** Newest first. */
export async function changesOf(services: Services, record: BookingRecord): Promise<ScheduleChange[]> {
  const rows = await services.db.withTenant(record.agencyId, (tx) =>
    tx
      .selectFrom('flight_schedule_change')
      .selectAll()
      .where('agency_id', '=', record.agencyId)
      .where('booking_id', '=', record.id)
      .orderBy('noticed_at', 'desc')
      .execute(),
  );
  return rows.map((row) => ({
    changeId: row.change_id,
    state: row.state,
    noticedAt: new Date(row.noticed_at).toISOString(),
    answeredAt: row.answered_at && new Date(row.answered_at).toISOString(),
    before: row.before as FlightLeg[],
    after: row.after as FlightLeg[],
    ...(row.answers ? { answers: row.answers as ScheduleAnswer[] } : {}),
  }));
}

/** Accepts the new flights, or cancels because of them. Throws HttpError 404, 409 and 502. */
export async function answerChange(
  ask: Ask,
  input: { bookingId: string; changeId: string; answer: ScheduleAnswer },
): Promise<BookingRecord> {
  const record = await product.find(ask, input.bookingId);
  const change = (await changesOf(ask.services, record)).find(({ changeId }) => changeId === input.changeId);
  if (!change) throw notFound(flightRefusals.unknownBooking);
  if (change.state !== 'action-needed') throw conflict(flightRefusals.changeAnswered);
  const canAnswer = change.answers ?? ['accept', 'cancel'];
  const isTaken = input.answer === 'cancel' || change.after.length > 0;
  const isTheirs = input.answer !== 'settle' || ask.user.isStaff;
  if (!canAnswer.includes(input.answer) || !isTaken || !isTheirs)
    throw conflict(flightRefusals.changeForAgency);
  const currency = record.price.total.currency;
  if (input.answer === 'cancel') return cancelFlight(ask, record, { amount: 0, currency });
  return accept(ask, record, change, input.answer === 'settle');
}

async function accept(
  ask: Ask,
  record: BookingRecord,
  { changeId, after }: ScheduleChange,
  isSettled: boolean,
): Promise<BookingRecord> {
  const { services, agency, user, request } = ask;
  const answer = await suppliersOf(services).acceptChange(record.supplierRef ?? '', changeId, {
    signal: request.signal,
    isSettled,
  });
  if (answer.kind !== 'accepted')
    throw answer.kind === 'refused'
      ? conflict(asSaid(answer))
      : new HttpError(
          502,
          'UPSTREAM_FAILED',
          inWords(answer, [flightRefusals.notUpdated], flightRefusals.statusNotUpdated),
        );
  const at = { agencyId: agency.id, bookingId: record.id };
  const revised = await services.bookings.revise(at, (now) => {
    const stored = trips.readOffer(now.offer);
    return {
      offer: { ...stored, offer: { ...stored.offer, flights: after } },
      details: { ...readDetails(now.details), needsAction: false, announced: undefined },
      event: { type: 'schedule-accepted', data: { changeId, by: user.id } },
      audit: {
        userId: user.id,
        action: 'flight.schedule.accept',
        before: { flights: times(stored.offer.flights) },
        after: { flights: times(after) },
      },
      also: async (tx) => {
        await tx
          .updateTable('flight_schedule_change')
          .set({ state: 'accepted', answered_at: services.clock.now() })
          .where('agency_id', '=', at.agencyId)
          .where('booking_id', '=', at.bookingId)
          .where('change_id', '=', changeId)
          .execute();
        await closePoints(tx, { ...at, kind: 'supplier-changed' }, services.clock.now());
      },
    };
  });
  if (!revised) throw conflict(flightRefusals.notChangeable);
  return product.find(ask, record.id);
}

const times = (flights: readonly FlightLeg[]) =>
  flights.map((leg) => [{ local: leg.departureTime }, { local: leg.arrivalTime }]);
