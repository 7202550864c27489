import {
  type FakeServer,
  type Json,
  NOT_FOUND,
  startFakeServer,
  type Work,
} from '../../kit/testing/fake-server';
import { type Books, createBooks } from './books';

type Operation = 'search' | 'quote' | 'book' | 'read' | 'cancel';

export interface FakeCars extends FakeServer<Operation> {
  readonly books: Books;
  /** Bookings that were accepted for later appear. */
  settle(): void;
}

/** Every path that Cars.ts, Quotes.ts and Bookings.ts publish: there is no list of bookings. */
const ROUTES: readonly [method: string, path: RegExp, operation: Operation][] = [
  ['POST', /^\/cars\/search$/, 'search'],
  ['POST', /^\/cars\/quotes$/, 'quote'],
  ['POST', /^\/cars\/bookings$/, 'book'],
  ['GET', /^\/cars\/bookings\/(\w+)$/, 'read'],
  ['POST', /^\/cars\/bookings\/(\w+)\/actions\/cancel$/, 'cancel'],
];

/** Duffel Cars of one's own on the loopback: its published shapes and its refusals. */
export async function startFakeCars(now: () => Date): Promise<FakeCars> {
  const books = createBooks(now);
  const later: Json[] = [];

  function work({ operation, id, body }: Work<Operation>): unknown {
    switch (operation) {
      case 'search':
        return books.search(body);
      case 'quote':
        return books.quote(body);
      case 'book':
        return books.book(body);
      case 'read':
        return books.bookings.get(id) ?? NOT_FOUND;
      case 'cancel':
        return books.cancel(id);
    }
  }

  const server = await startFakeServer<Operation>({
    ...{ routes: ROUTES, created: new Set<Operation>(['search', 'quote', 'book']), work },
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
