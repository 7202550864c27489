import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language, TripSummary } from '@/core/contract';
import type { BookingRecord } from '../../ports/booking';
import { travellerView } from '../../pricing';
import type { Rows } from './forms';
import { plain, type Say, sayIn } from './say';
import { type Group, priceGroups, settled, type Told, wrongIn } from './told';

export type Page = 'details' | 'confirmation' | 'trip';

interface Shares {
  readonly total: number;
  readonly of: readonly { readonly amount: number; readonly net: number }[];
}

/** What is wrong with how a price is shared: it adds up, and each has its part, but for what rounding leaves. */
function wrongInShares({ total, of }: Shares): string[] {
  const all = of.reduce((sum, { net }) => sum + net, 0);
  const shared = of.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...(shared === total ? [] : [`shares of ${total} add up to ${shared}`]),
    ...of
      .filter(({ amount, net }) => Math.abs(amount - (total * net) / all) > of.length)
      .map(({ amount, net }) => `${amount} of ${total}, for ${net} of ${all}`),
  ];
}

/** What the pages of a product have to tell. */
export interface PagedProduct<Booked> {
  readonly booked: fc.Arbitrary<Booked>;
  readonly record: (booked: Booked, language: Language) => BookingRecord;
  readonly told: (
    booked: Booked,
    say: Say,
    record: BookingRecord,
  ) => Pick<Told, 'groups' | 'times' | 'never' | 'lines' | 'onTop'>;
  /** Of its price what each room, or all people of one age, cost beside what the supplier asks for them. */
  readonly shares?: (record: BookingRecord, language: Language) => Shares;
  /** Draws the pages of a booking in a language: what each says, block by block. */
  readonly draw: (record: BookingRecord, language: Language, page: Page) => Promise<Rows>;
  /** What the product calls a booking that is paid, where it is not what all do. */
  readonly confirmed?: readonly [string, string, string];
  readonly runs?: number;
}

type Summary = Pick<TripSummary, 'title' | 'startsAt' | 'endsAt' | 'travelers' | 'details'>;

/** The booking as My Trips lists it, with what its product makes of it. */
export const tripOf = <Details>(record: BookingRecord, summary: Summary) => ({
  trip: {
    ...{ ...summary, ...record.progress, locator: record.locator, product: record.product },
    ...{ bookedAt: record.createdAt, price: record.price.total },
  } satisfies TripSummary,
  details: summary.details as Details,
});

/** Where it stands, and what became of the money. */
function standing(record: BookingRecord, say: Say, confirmed: readonly [string, string, string]): Group[] {
  const words = {
    confirmed,
    cancelled: ['Canceled', 'Cancelada', 'Cancelada'],
    failed: ['Failed', 'Não realizada', 'No realizada'],
    reserved: ['On hold', 'Reservada, não paga', 'Reservada, sin pagar'],
  } as const;
  const { state } = record.progress;
  const [en, pt, es] = words[state as keyof typeof words];
  return [
    { texts: [say.word(en, pt, es)], on: ['details', 'trip'] },
    ...settled(record, say).map((text): Group => ({ texts: [text], on: ['details', 'trip'] })),
    ...(state === 'cancelled' ? [] : [{ texts: [say.money(record.price.total)], on: ['trip'] as const }]),
  ];
}

/** A booking's page, the page of its confirmation and its card in My Trips are equal to the booking. */
export function pageCases<Booked>(rules: string, product: PagedProduct<Booked>): void {
  const { booked, record: recordIn, told: toldOf, draw, shares, runs = 8 } = product;
  const { confirmed = ['Confirmed', 'Confirmada', 'Confirmada'] as const } = product;
  const sample = fc.record({ of: booked, language: fc.constantFrom<Language>('en', 'pt', 'es') });

  // Before anything that is booked is over, or may not be given back any more.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-12T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  it(`${rules} its page, its confirmation and its trip are equal to the booking`, async () => {
    await fc.assert(
      fc.asyncProperty(sample, async ({ of, language }) => {
        const record = recordIn(of, language);
        const say = sayIn(language);
        const told = toldOf(of, say, record);
        const points = say.word('Another way to pay', 'Outra forma de pagamento', 'Otra forma de pago');
        const priced = priceGroups(record, say, told, points).map((group): Group => ({
          ...group,
          on: ['details', 'confirmation'],
        }));
        const whole = { ...told, groups: [...told.groups, ...priced, ...standing(record, say, confirmed)] };
        const pages: readonly Page[] =
          record.progress.state === 'confirmed' ? ['details', 'confirmation', 'trip'] : ['details', 'trip'];
        const seen = { ...record, price: travellerView(record.price) };
        const wrong = shares ? wrongInShares(shares(seen, language)) : [];
        for (const page of pages)
          wrong.push(...wrongIn(page, (await draw(seen, language, page)).map(plain), whole));
        expect(wrong).toEqual([]);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  });
}
