import { no, type Refusal } from '../../kit/testing/fault';
import { type BagsSold, chargedFor } from './services';
import type { Json } from './world';

/** Witness: OfferRequestsTypes.ts, `given_name`: letters up to Latin Extended-A but for some, 1 to 20 characters. */
const NAME = /^(?!.*[ÆæĲĳŒœÞð])[A-Za-zÀ-ÖØ-öø-ÿĀ-ſ' -]{1,20}$/;

/** Witness: OrdersTypes.ts, `CreateOrderPassenger.identity_documents`: one each, of a kind that the offer names. */
function wrongPapers(given: Json[], offer: Json): Refusal | null {
  const kinds = (offer['supported_passenger_identity_document_types'] as string[] | null) ?? [];
  for (const { identity_documents: papers } of given as { identity_documents?: Json[] }[]) {
    if (!papers) {
      if (offer['passenger_identity_documents_required']) return no('validation_required');
      continue;
    }
    const [paper, ...more] = papers;
    if (more.length > 0 || !paper || !kinds.includes(String(paper['type'])))
      return no('validation_inclusion');
    if (!/^[A-Z]{2}$/.test(String(paper['issuing_country_code']))) return no('validation_format');
    if (!/^\d{4}-\d{2}-\d{2}$/.test(String(paper['expires_on']))) return no('validation_format');
    if (!/^[A-Z0-9]{2,20}$/.test(String(paper['unique_identifier']))) return no('validation_format');
  }
  return null;
}

export interface Book {
  readonly offers: Map<string, Json>;
  readonly orders: Map<string, Json>;
  readonly cancellations: Map<string, Json>;
  readonly changes: Map<string, Json>;
  /** Decimals paid from the balance, one an order. */
  readonly paid: { orderId: string; amount: string; currency: string }[];
  order(body: Json): Json | Refusal;
  pay(body: Json): Json | Refusal;
  quote(body: Json): Json | Refusal;
  confirm(id: string): Json | Refusal;
  accept(id: string, action: 'accept' | 'update'): Json | Refusal;
  /** What comes back of an order when it is cancelled, as a share; 1 without it. Null: Duffel cannot say. */
  refundShare: number | null;
  refundTo: string;
  /** Whether paid orders have tickets at once. */
  issuesTickets: boolean;
  /** How bags are sold. */
  bags: BagsSold;
  /** Segment and number of seats that somebody has. */
  readonly takenSeats: Set<string>;
  /** Until when an order may be voided; null without it. */
  voidEnds: string | null;
}

const decimals = (amount: string) => amount.split('.')[1]?.length ?? 0;

function wrongPassengers(given: Json[], offered: Json[]): Refusal | null {
  if (given.length !== offered.length) return no('order_passengers_incompatible_with_offer');
  const infants = offered.filter(({ type }) => type === 'infant_without_seat').map(({ id }) => id);
  const held = given.flatMap(({ infant_passenger_id: id }) => (id ? [id] : []));
  if (infants.length !== new Set(held).size || held.some((id) => !infants.includes(id)))
    return no('validation_required');
  for (const { id, given_name, family_name, gender, title, born_on, email, phone_number } of given) {
    if (!offered.some((seat) => seat['id'] === id)) return no('order_passengers_incompatible_with_offer');
    if (![given_name, family_name].every((name) => NAME.test(String(name))))
      return no('invalid_passenger_name');
    if (!['m', 'f'].includes(String(gender))) return no('validation_inclusion');
    if (!['mr', 'ms', 'mrs', 'miss', 'dr'].includes(String(title))) return no('invalid_passenger_title');
    if (!/^\d{4}-\d{2}-\d{2}$/.test(String(born_on)) || !String(email).includes('@'))
      return no('validation_format');
    if (!/^\+[1-9]\d{6,14}$/.test(String(phone_number))) return no('invalid_phone_number');
  }
  return null;
}

/** Ids are never given twice in a process, whatever is closed and opened. */
let serial = 0;

/** Duffel's books: what it sells, sold, was paid and gave back. */
export function createBook(now: () => Date): Book {
  const next = (prefix: string) => `${prefix}_${String(++serial).padStart(6, '0')}`;
  const refuseOrNull = (offer: Json | undefined): Refusal | null => {
    if (!offer) return no('not_found', 404, 'invalid_request_error');
    return Date.parse(String(offer['expires_at'])) <= now().getTime()
      ? no('offer_expired', 422, 'invalid_state_error')
      : null;
  };
  const documentsFor = (order: Json): Json[] =>
    book.issuesTickets
      ? (order['passengers'] as Json[]).map(({ id }) => ({
          type: 'electronic_ticket',
          unique_identifier: `047-${String(++serial).padStart(10, '0')}`,
          passenger_ids: [id],
        }))
      : [];

  const book: Book = {
    offers: new Map(),
    orders: new Map(),
    cancellations: new Map(),
    changes: new Map(),
    paid: [],
    refundShare: 1,
    refundTo: 'balance',
    issuesTickets: true,
    voidEnds: null,
    bags: 'leg',
    takenSeats: new Set(),

    order(body) {
      const offer = book.offers.get(String((body['selected_offers'] as unknown[])?.[0]));
      const over = refuseOrNull(offer);
      if (over || !offer) return over ?? no('not_found', 404);
      const isHold = body['type'] === 'hold';
      const terms = offer['payment_requirements'] as Json;
      const payment = (body['payments'] as Json[] | undefined)?.[0];
      const chosen = (body['services'] as Json[] | undefined) ?? [];
      // Witness: the guide "Holding orders and paying later": a held order has neither payments nor services.
      if (isHold && (payment || chosen.length > 0 || terms['requires_instant_payment']))
        return no('validation_inclusion');
      const charged = chargedFor(chosen, offer, { sold: book.bags, taken: book.takenSeats });
      if (typeof charged !== 'number') return charged;
      const total = (Number(offer['total_amount']) + charged / 100).toFixed(
        decimals(String(offer['total_amount'])),
      );
      if (!isHold) {
        if (body['type'] !== 'instant' || payment?.['type'] !== 'balance') return no('validation_required');
        if (payment['amount'] !== total) return no('payment_amount_does_not_match_order_amount');
        if (payment['currency'] !== offer['total_currency'])
          return no('payment_currency_does_not_match_order_currency');
      }
      const given = body['passengers'] as Json[];
      const wrong = wrongPassengers(given, offer['passengers'] as Json[]) ?? wrongPapers(given, offer);
      if (wrong) return wrong;
      const id = next('ord');
      const order: Json = {
        id,
        type: body['type'],
        offer_id: offer['id'],
        booking_reference: `PN${String(serial).padStart(4, '0')}`,
        created_at: now().toISOString(),
        cancelled_at: null,
        live_mode: false,
        content: 'managed',
        owner: offer['owner'],
        total_amount: total,
        total_currency: offer['total_currency'],
        tax_amount: offer['tax_amount'],
        tax_currency: offer['tax_currency'],
        metadata: body['metadata'],
        passengers: body['passengers'],
        slices: offer['slices'],
        services: chosen,
        documents: [],
        airline_initiated_changes: [],
        void_window_ends_at: book.voidEnds,
        available_actions: ['cancel', 'update', 'teleport'],
        payment_status: {
          awaiting_payment: isHold,
          paid_at: isHold ? null : now().toISOString(),
          payment_required_by: isHold ? terms['payment_required_by'] : null,
          price_guarantee_expires_at: null,
        },
      };
      if (!isHold) {
        book.paid.push({
          orderId: id,
          amount: String(payment!['amount']),
          currency: String(payment!['currency']),
        });
        order['documents'] = documentsFor(order);
      }
      book.orders.set(id, order);
      return order;
    },

    pay(body) {
      const order = book.orders.get(String(body['order_id']));
      if (!order) return no('not_found', 404, 'invalid_request_error');
      const status = order['payment_status'] as Json;
      if (!status['awaiting_payment']) return no('already_paid', 422, 'invalid_state_error');
      const payment = body['payment'] as Json;
      if (payment['amount'] !== order['total_amount']) return no('price_changed', 422, 'invalid_state_error');
      book.paid.push({
        orderId: String(order['id']),
        amount: String(payment['amount']),
        currency: String(payment['currency']),
      });
      order['payment_status'] = { ...status, awaiting_payment: false, paid_at: now().toISOString() };
      order['documents'] = documentsFor(order);
      return { id: next('pay'), type: 'balance', amount: payment['amount'], currency: payment['currency'] };
    },

    quote(body) {
      const order = book.orders.get(String(body['order_id']));
      if (!order) return no('not_found', 404, 'invalid_request_error');
      if (order['cancelled_at']) return no('already_cancelled', 422, 'invalid_state_error');
      const isUnpaid = (order['payment_status'] as Json)['awaiting_payment'];
      const total = String(order['total_amount']);
      const id = next('ore');
      const quoted: Json = {
        id,
        order_id: order['id'],
        created_at: new Date(now().getTime() + serial).toISOString(),
        confirmed_at: null,
        expires_at: new Date(now().getTime() + 30 * 60_000).toISOString(),
        live_mode: false,
        refund_amount: isUnpaid
          ? '0.00'
          : book.refundShare === null
            ? null
            : (Number(total) * book.refundShare).toFixed(decimals(total)),
        refund_currency: order['total_currency'],
        refund_to: isUnpaid ? 'awaiting_payment' : book.refundTo,
        airline_credits: [],
      };
      book.cancellations.set(id, quoted);
      return quoted;
    },

    confirm(id) {
      const quoted = book.cancellations.get(id);
      const order = quoted && book.orders.get(String(quoted['order_id']));
      if (!order) return no('not_found', 404, 'invalid_request_error');
      const last = [...book.cancellations.values()].findLast((each) => each['order_id'] === order['id']);
      if (last !== quoted) return no('order_cancellation_stale', 422, 'invalid_state_error');
      if (order['cancelled_at']) return no('already_cancelled', 422, 'invalid_state_error');
      quoted['confirmed_at'] = now().toISOString();
      order['cancelled_at'] = now().toISOString();
      return quoted;
    },

    accept(id, action) {
      const change = book.changes.get(id);
      if (!change) return no('not_found', 404, 'invalid_request_error');
      if (change['action_taken'] || !(change['available_actions'] as string[]).includes(action))
        return no('invalid_state', 422, 'invalid_state_error');
      change['action_taken'] = 'accepted';
      const order = book.orders.get(String(change['order_id']))!;
      order['airline_initiated_changes'] = [{ id, action_taken: 'accepted' }];
      return change;
    },
  };
  return book;
}

/** The airline flies the first slice of an order later by so many minutes. */
export function moveFirstSlice(book: Book, orderId: string, minutes: number, at: Date): Json {
  const order = book.orders.get(orderId)!;
  const [first] = order['slices'] as Json[];
  const later = (time: unknown) =>
    new Date(Date.parse(`${String(time)}Z`) + minutes * 60_000).toISOString().slice(0, 19);
  const id = `aic_${book.changes.size + 1}`;
  const added = {
    ...first,
    id: `${String(first!['id'])}_moved`,
    segments: (first!['segments'] as Json[]).map((each) => ({
      ...each,
      departing_at: later(each['departing_at']),
      arriving_at: later(each['arriving_at']),
    })),
  };
  const change: Json = {
    id,
    order_id: orderId,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
    action_taken: null,
    action_taken_at: null,
    available_actions: ['accept', 'cancel'],
    added: [added],
    removed: [first],
    travel_agent_ticket: null,
  };
  book.changes.set(id, change);
  order['airline_initiated_changes'] = [change];
  return change;
}
