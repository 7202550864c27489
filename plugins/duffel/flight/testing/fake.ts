import { z } from 'zod/mini';
import { no } from '../../kit/testing/fault';
import {
  type FakeServer,
  type Json,
  NOT_FOUND,
  Page,
  startFakeServer,
  type Work,
} from '../../kit/testing/fake-server';
import { type Book, createBook } from './book';
import { sell } from './catalogue';
import { availableServices, seatMaps } from './services';
import { SearchBody } from './requests';

type Operation =
  | 'search'
  | 'offers'
  | 'offer'
  | 'seats'
  | 'order'
  | 'find'
  | 'read'
  | 'pay'
  | 'quote'
  | 'quotes'
  | 'confirm'
  | 'changes'
  | 'accept'
  | 'update';

export interface FakeDuffel extends FakeServer<Operation> {
  readonly book: Book;
  currency: string;
  price: string;
  tax: string;
  /** Orders that were accepted for later appear. */
  settle(): void;
  /** Changes offers before they are sold. */
  edit: (offer: Json) => Json;
  /** Changes what is sold beside an offer. */
  services: (service: Json) => Json;
  /** Makes many of one. */
  crowd: (offer: Json) => Json[];
  /** The cursor of the next page, where it is another than it should be. */
  turn: (after: unknown) => unknown;
}

const ROUTES: readonly [method: string, path: RegExp, operation: Operation][] = [
  ['POST', /^\/air\/offer_requests$/, 'search'],
  ['GET', /^\/air\/offers$/, 'offers'],
  ['GET', /^\/air\/offers\/(\w+)$/, 'offer'],
  ['GET', /^\/air\/seat_maps$/, 'seats'],
  ['POST', /^\/air\/orders$/, 'order'],
  ['GET', /^\/air\/orders$/, 'find'],
  ['GET', /^\/air\/orders\/(\w+)$/, 'read'],
  ['POST', /^\/air\/payments$/, 'pay'],
  ['POST', /^\/air\/order_cancellations$/, 'quote'],
  ['GET', /^\/air\/order_cancellations$/, 'quotes'],
  ['POST', /^\/air\/order_cancellations\/(\w+)\/actions\/confirm$/, 'confirm'],
  ['GET', /^\/air\/airline_initiated_changes$/, 'changes'],
  ['POST', /^\/air\/airline_initiated_changes\/(\w+)\/actions\/accept$/, 'accept'],
  ['PATCH', /^\/air\/airline_initiated_changes\/(\w+)$/, 'update'],
];

const CREATED = new Set<Operation>(['search', 'order', 'pay', 'quote']);

/** Flights of a Duffel of one's own on the loopback: its published shapes and its refusals. */
export async function startFake(now: () => Date): Promise<FakeDuffel> {
  const book = createBook(now);
  const later: Json[] = [];
  const found = new Map<string, Json[]>();
  let requests = 0;

  /** Witness: OfferTypes.ts, `ListOffersParams`: by id where nobody asks for another order. */
  function offersOf(query: URLSearchParams): unknown {
    const offers = found.get(query.get('offer_request_id') ?? '');
    if (!offers) return NOT_FOUND;
    const by = query.get('sort');
    const sorted = [...offers].sort((a, b) =>
      by === 'total_amount'
        ? Number(a['total_amount']) - Number(b['total_amount'])
        : String(a['id']).localeCompare(String(b['id'])),
    );
    const page = new Page(sorted, query);
    page.meta['after'] = fake.turn(page.meta['after']);
    return page;
  }

  function work({ operation, id, query, body }: Work<Operation>): unknown {
    switch (operation) {
      case 'search': {
        const { currency, price, tax } = fake;
        const asked = z.safeParse(SearchBody, body);
        if (!asked.success) return no('validation_failed');
        const request = `r${++requests}`;
        const sold = sell(asked.data, { now: now(), currency, price, tax, request });
        const offers = sold.offers.flatMap((each) => fake.crowd(fake.edit(each)));
        for (const each of offers) book.offers.set(String(each['id']), each);
        found.set(`orq_${request}`, offers);
        const made = { id: `orq_${request}`, live_mode: false, passengers: sold.passengers };
        return query.get('return_offers') === 'false' ? made : { ...made, offers };
      }
      case 'offers':
        return offersOf(query);
      case 'offer': {
        const offer = book.offers.get(id);
        const isAsked = query.get('return_available_services') === 'true';
        if (!offer) return NOT_FOUND;
        return {
          ...offer,
          available_services: isAsked ? availableServices(offer, book.bags).map(fake.services) : null,
        };
      }
      case 'seats': {
        const offer = book.offers.get(query.get('offer_id') ?? '');
        return offer ? seatMaps(offer, book.takenSeats) : NOT_FOUND;
      }
      case 'order':
        return book.order(body);
      case 'find':
        return new Page(
          [...book.orders.values()].filter((each) => each['offer_id'] === query.get('offer_id')),
          query,
        );
      case 'read':
        return book.orders.get(id) ?? NOT_FOUND;
      case 'pay':
        return book.pay(body);
      case 'quote':
        return book.quote(body);
      case 'quotes':
        return new Page(
          [...book.cancellations.values()].filter((each) => each['order_id'] === query.get('order_id')),
          query,
        );
      case 'confirm':
        return book.confirm(id);
      case 'changes': {
        const order = query.get('order_id');
        const changes = [...book.changes.values()];
        return new Page(
          changes.filter((each) => order === null || each['order_id'] === order),
          query,
        );
      }
      case 'accept':
        return book.accept(id, 'accept');
      case 'update':
        return book.accept(id, 'update');
    }
  }

  const server = await startFakeServer<Operation>({
    ...{ routes: ROUTES, created: CREATED, work },
    hide(order) {
      book.orders.delete(String(order['id']));
      later.push(order);
    },
  });
  const fake: FakeDuffel = {
    ...server,
    book,
    currency: 'EUR',
    price: '120.00',
    tax: '31.40',
    edit: (offer) => offer,
    services: (service) => service,
    crowd: (offer) => [offer],
    turn: (after) => after,
    settle: () => {
      for (const order of later.splice(0)) book.orders.set(String(order['id']), order);
    },
  };
  return fake;
}
