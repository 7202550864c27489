import {
  type FakeServer,
  type Json,
  NOT_FOUND,
  startFakeServer,
  type Work,
} from '../../kit/testing/fake-server';
import { type Books, createBooks } from './books';

type Operation = 'search' | 'rates' | 'quote' | 'book' | 'find' | 'read' | 'cancel' | 'accommodation';

export interface FakeStays extends FakeServer<Operation> {
  readonly books: Books;
  /** Bookings that were accepted for later appear. */
  settle(): void;
}

const ROUTES: readonly [method: string, path: RegExp, operation: Operation][] = [
  ['POST', /^\/stays\/search$/, 'search'],
  ['POST', /^\/stays\/search_results\/(\w+)\/actions\/fetch_all_rates$/, 'rates'],
  ['POST', /^\/stays\/quotes$/, 'quote'],
  ['POST', /^\/stays\/bookings$/, 'book'],
  ['GET', /^\/stays\/bookings$/, 'find'],
  ['GET', /^\/stays\/bookings\/(\w+)$/, 'read'],
  ['POST', /^\/stays\/bookings\/(\w+)\/actions\/cancel$/, 'cancel'],
  ['GET', /^\/stays\/accommodation\/(\w+)$/, 'accommodation'],
];

/** Duffel Stays of one's own on the loopback: its published shapes and its refusals. */
export async function startFakeStays(now: () => Date): Promise<FakeStays> {
  const books = createBooks(now);
  const later: Json[] = [];

  function work({ operation, id, body }: Work<Operation>): unknown {
    switch (operation) {
      case 'search':
        return books.search(body);
      case 'rates':
        return books.rates(id);
      case 'quote':
        return books.quote(body);
      case 'book':
        return books.book(body);
      case 'find':
        return [...books.bookings.values()];
      case 'read':
        return books.bookings.get(id) ?? NOT_FOUND;
      case 'cancel':
        return books.cancel(id);
      case 'accommodation':
        return books.accommodation(id);
    }
  }

  const server = await startFakeServer<Operation>({
    ...{ routes: ROUTES, created: new Set<Operation>(['search', 'rates', 'quote', 'book']), work },
    hide(booking) {
      books.bookings.delete(String(booking['id']));
      later.push(booking);
    },
  });
  return {
    ...server,
    books,
    settle: () => {
      for (const booking of later.splice(0)) books.bookings.set(String(booking['id']), booking);
    },
  };
}
