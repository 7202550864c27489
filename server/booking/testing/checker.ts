import type { BookingFact, Facts, GatewayFact } from './facts';

export interface Violation {
  readonly invariant: `INV-${number}`;
  readonly bookingId: string | null;
  readonly what: string;
}

const groupBy = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

const sumOf = (items: readonly GatewayFact[], type: string): number =>
  items
    .filter((item) => item.type === type && item.result === 'done')
    .reduce((sum, item) => sum + (item.amount?.amount ?? 0), 0);

/** What became of one payment; a reservation may see several, one after the other. */
function paymentOf(entries: readonly GatewayFact[]) {
  const done = (type: string) => entries.filter((entry) => entry.type === type && entry.result === 'done');
  const isAuthorised = entries.some(
    (entry) =>
      (entry.type === 'authorise' && entry.result === 'authorised') ||
      (entry.type === 'challenge' && entry.result === 'confirmed'),
  );
  const isHeld = isAuthorised && done('capture').length === 0 && done('void').length === 0;
  const hold = entries.find((entry) => entry.type === 'authorise')?.amount?.amount ?? 0;
  return {
    captures: done('capture').length,
    held: isHeld ? hold : 0,
    isLiving: isAuthorised && done('void').length === 0,
  };
}

/** What the gateway's own journal says about one intent. */
function moneyOf(entries: readonly GatewayFact[]) {
  const captured = sumOf(entries, 'capture');
  const payments = [...groupBy(entries, (entry) => entry.paymentRef).values()].map(paymentOf);
  return {
    captures: payments.reduce((sum, payment) => sum + payment.captures, 0),
    captured,
    net: captured - sumOf(entries, 'refund'),
    held: payments.reduce((sum, payment) => sum + payment.held, 0),
    /** Payments whose money is held or taken. */
    living: payments.filter((payment) => payment.isLiving).length,
  };
}

/**
 * Compares the gateway's journal, the supplier's journal and the rows of the database, and reports where they
 * contradict an invariant. `settled` also demands that everything has come to an end. `slackMs` is how coarsely
 * time passed while it was watched.
 */
export function check(
  facts: Facts,
  { settled, slackMs = 60_000 }: { settled: boolean; slackMs?: number },
): Violation[] {
  const found: Violation[] = [];
  const add = (invariant: Violation['invariant'], bookingId: string | null, what: string) =>
    found.push({ invariant, bookingId, what });

  const bookings = new Map(facts.bookings.map((booking) => [booking.id, booking]));
  const intentOf = new Map<string, string>();
  for (const entry of facts.gateway)
    if (entry.type === 'authorise' && entry.key) intentOf.set(entry.paymentRef, entry.key.split(':')[0]!);
  const payments = groupBy(
    facts.gateway,
    (entry) => intentOf.get(entry.paymentRef) ?? `?${entry.paymentRef}`,
  );
  const money = new Map([...payments].map(([id, entries]) => [id, moneyOf(entries)]));
  const cancelled = new Set(
    facts.supplier.filter((entry) => entry.type === 'cancelled').map((entry) => entry.supplierRef),
  );
  const orders = groupBy(
    facts.supplier.filter((entry) => entry.type === 'booked'),
    (entry) => entry.reference,
  );
  const isActive = (reference: string) =>
    (orders.get(reference) ?? []).some((order) => !cancelled.has(order.supplierRef));

  for (const [id, made] of orders) {
    if (made.length > 1) add('INV-1', id, `${made.length} supplier bookings`);
    const booking = bookings.get(id);
    if (!booking) add('INV-3', id, 'a supplier booking that is not known here');
    else if (isActive(id) && ['failed', 'cancelled'].includes(booking.state))
      add('INV-3', id, `active at the supplier, ${booking.state} here`);
    for (const order of made)
      if (booking && (order.net ?? 0) > booking.wholesale)
        add('INV-5', id, `the supplier charged ${order.net}, agreed were ${booking.wholesale}`);
  }

  const issued = new Set<string>();
  for (const entry of facts.supplier.filter((each) => each.type === 'issued')) {
    const { reference: id } = entry;
    if (issued.has(id)) add('INV-1', id, 'issued twice');
    issued.add(id);
    if ((entry.net ?? 0) > (bookings.get(id)?.wholesale ?? 0))
      add('INV-5', id, `the supplier charged ${entry.net}, agreed were ${bookings.get(id)?.wholesale}`);
  }
  for (const booking of facts.bookings)
    if (
      booking.is_hold &&
      booking.total_minor > 0 &&
      booking.state === 'confirmed' &&
      !issued.has(booking.id)
    )
      add('INV-3', booking.id, 'confirmed, but never issued');

  for (const [id, entries] of payments) {
    const booking = bookings.get(id);
    const sums = money.get(id)!;
    if (!booking) {
      add('INV-2', id, 'a payment without a booking');
      continue;
    }
    if (sums.captures > 1) add('INV-1', id, `${sums.captures} captures`);
    if (sums.living > 1) add('INV-1', id, `${sums.living} payments at once`);
    if (!booking.is_hold && entries.filter((entry) => entry.type === 'authorise').length > 1)
      add('INV-1', id, 'several authorisations');
    if (sums.captured > booking.accepted_minor)
      add('INV-5', id, `captured ${sums.captured}, accepted ${booking.accepted_minor}`);
    const agency = entries.find((entry) => entry.agencyId)?.agencyId;
    if (agency && agency !== booking.agency_id)
      add('INV-8', id, "the money went through another agency's account");
  }

  for (const booking of facts.bookings)
    checkEnd(booking, money.get(booking.id) ?? moneyOf([]), isActive(booking.id), settled, add);
  checkQuotes(facts, add);
  checkLedger(facts, money, bookings, settled, add);
  checkEvents(facts, slackMs, add);
  checkTold(facts, bookings, add);
  return found;
}

type Add = (invariant: Violation['invariant'], bookingId: string | null, what: string) => void;

function checkEnd(
  booking: BookingFact,
  sums: ReturnType<typeof moneyOf>,
  active: boolean,
  settled: boolean,
  add: Add,
): void {
  const { id, state } = booking;
  if (state === 'confirmed') {
    if (sums.net !== booking.total_minor)
      add('INV-2', id, `confirmed, but ${sums.net} of ${booking.total_minor} taken`);
    if (!active) add('INV-3', id, 'confirmed, but not at the supplier');
  } else if (state === 'failed') {
    if (sums.net !== 0) add('INV-2', id, `failed, but ${sums.net} kept`);
    if (sums.held !== 0) add('INV-2', id, `failed, but ${sums.held} still held`);
    if (active) add('INV-6', id, 'shown as failed, but booked at the supplier');
  } else if (state === 'cancelled') {
    if (sums.net !== (booking.penalty_minor ?? 0))
      add('INV-2', id, `cancelled for ${booking.penalty_minor}, but ${sums.net} kept`);
  } else if (settled) {
    add('INV-6', id, `came to no end: ${state}`);
  }
}

function checkQuotes(facts: Facts, add: Add): void {
  const live = facts.bookings.filter((booking) => booking.state !== 'failed');
  for (const [quote, sharing] of groupBy(live, (booking) => booking.quote_id))
    if (sharing.length > 1) add('INV-1', sharing[0]!.id, `${sharing.length} bookings of quote ${quote}`);
}

function checkLedger(
  facts: Facts,
  money: Map<string, ReturnType<typeof moneyOf>>,
  bookings: Map<string, BookingFact>,
  settled: boolean,
  add: Add,
): void {
  for (const [key, entries] of groupBy(facts.ledger, (entry) => `${entry.agency_id} ${entry.currency}`)) {
    const sum = entries.reduce((total, entry) => total + entry.amount_minor, 0);
    if (sum !== 0) add('INV-4', null, `the ledger of ${key} is off by ${sum}`);
  }
  for (const [key, entries] of groupBy(facts.ledger, (entry) => `${entry.booking_id} ${entry.posting}`)) {
    const sum = entries.reduce((total, entry) => total + entry.amount_minor, 0);
    if (sum !== 0) add('INV-4', entries[0]!.booking_id, `the posting ${key} is off by ${sum}`);
  }
  const account = new Map<string, number>();
  for (const { booking_id, account: name, amount_minor } of facts.ledger)
    account.set(`${booking_id} ${name}`, (account.get(`${booking_id} ${name}`) ?? 0) + amount_minor);
  for (const { id, figures } of bookings.values()) {
    if (!figures) continue;
    const of = (name: string) => account.get(`${id} ${name}`) ?? 0;
    const theirs = {
      net: of('gateway.receivable'),
      cost: -of('supplier.payable'),
      markup: -of('agency.commission'),
      fee: -of('agency.fee'),
      penalty: -of('agency.cancellation'),
      protection: -of('protection.payable'),
    };
    for (const [name, amount] of Object.entries(theirs))
      if (figures[name as keyof typeof theirs] !== amount)
        add('INV-4', id, `says ${figures[name as keyof typeof theirs]} is its ${name}, the ledger ${amount}`);
    const { net, cost, markup, fee, penalty, protection } = figures;
    if (net - cost !== markup + fee + penalty + protection)
      add('INV-4', id, 'sales without cost are not what the agency earns');
  }
  if (!settled) return;
  for (const id of bookings.keys()) {
    const sums = money.get(id) ?? moneyOf([]);
    const receivable = account.get(`${id} gateway.receivable`) ?? 0;
    const held = account.get(`${id} gateway.held`) ?? 0;
    if (receivable !== sums.net)
      add('INV-4', id, `the ledger says ${receivable} taken, the gateway ${sums.net}`);
    if (held !== sums.held) add('INV-4', id, `the ledger says ${held} held, the gateway ${sums.held}`);
  }
}

const QUARTER_HOUR_MS = 15 * 60_000;

function checkEvents(facts: Facts, slackMs: number, add: Add): void {
  const byBooking = groupBy(facts.events, (event) => event.booking_id);
  for (const booking of facts.bookings) {
    const events = byBooking.get(booking.id) ?? [];
    if (events.some((event, index) => event.seq !== index + 1) || events.length !== booking.version)
      add('INV-7', booking.id, 'the event log has a gap');
    const failed = events.findIndex((event) => event.type === 'state.failed');
    // What an answer that came too late left outside is given back afterwards.
    if (failed >= 0 && events.slice(failed + 1).some(({ type }) => type.startsWith('state.')))
      add('INV-6', booking.id, 'went on after it was shown as failed');
    if (
      booking.unresolved_since &&
      !booking.raised_at &&
      facts.now.getTime() - booking.unresolved_since.getTime() > QUARTER_HOUR_MS + slackMs
    )
      add('INV-6', booking.id, 'unresolved for more than 15 minutes, and nobody was called');
    let since: Date | null = null;
    let raised = false;
    for (const { type, at } of events) {
      if (type === 'raised') raised = true;
      if (/^unknown\.(authorise|order|issue|capture|void|refund|cancel|release|withdraw)$/.test(type))
        since ??= at;
      const resolved =
        type === 'payer-waited-for' ||
        /^state\.(action-required|authorised|booked|reserved|capturing|captured|voiding|unpaying|failed|confirmed|refunding|cancelled)$/.test(
          type,
        );
      if (!resolved) continue;
      if (since && !raised && at.getTime() - since.getTime() > QUARTER_HOUR_MS + slackMs)
        add('INV-6', booking.id, 'was unresolved for more than 15 minutes, and nobody was called');
      since = null;
      raised = false;
    }
  }
}

/** What somebody was told once must still follow from the rows: nothing acknowledged is lost or taken back. */
function checkTold(facts: Facts, bookings: Map<string, BookingFact>, add: Add): void {
  const after: Record<string, readonly string[]> = {
    confirmed: ['confirmed', 'cancelling', 'refunding', 'cancelled'],
    cancelled: ['refunding', 'cancelled'],
    failed: ['voiding', 'failed'],
  };
  for (const { bookingId, state } of facts.told) {
    const booking = bookings.get(bookingId);
    if (!booking) add('INV-7', bookingId, `was acknowledged as ${state} and is gone`);
    else if (after[state] && !after[state].includes(booking.state))
      add(state === 'failed' ? 'INV-6' : 'INV-7', bookingId, `was told ${state}, is ${booking.state}`);
  }
}
