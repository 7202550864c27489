import { describe, expect, it } from 'vitest';
import { testClock } from '@/server/testing/clock';
import type { Asked } from '@/server/selling/supplier/search-all';
import { type HotelChoice, HotelSearch, wholePrice } from '../../contract';
import { hotelSandbox } from '@/plugins/sandbox/hotel/hotel-sandbox';
import { VIEWS } from '@/plugins/sandbox/hotel/views';
import type { FoundStays, SupplierStay } from '../../face/port';
import { COUPLE, searchIn } from '../testing/site';
import { supplied } from '../testing/supplied';
import { hotelIdOf } from './ids';
import { offersOf } from './offers';
import { type FoundHotel, gatheredOf, type Sought } from './searches';
import { supplierSearch } from './supplier-search';

const { signal } = new AbortController();
const asked = HotelSearch.parse(searchIn());
const search = supplierSearch(asked, { pricing: { currency: 'USD' } } as never, supplied());
const READER = { terms: { markupBasisPoints: 1_000, feeMinor: 500 }, isStaff: false };

type Batch = Asked<FoundStays>;
const batchOf = (id: string, offers: readonly SupplierStay[]): Batch => ({
  report: { id, name: id, state: 'answered', offers: offers.length, took: 1 },
  answer: { offers: [...offers] },
});
const failed = (id: string): Batch => ({
  report: { id, name: id, state: 'failed', offers: 0, took: 1 },
  answer: null,
});

const answers = await Promise.all(
  VIEWS.map(async (view) => {
    const sandbox = hotelSandbox(view, { clock: testClock(), journal: {} as never, secret: 'secret' });
    return batchOf(view.id, (await sandbox.search(search, { signal })).offers);
  }),
);
const [quayside, roomlark] = answers as [Batch, Batch];

/** A search whose answers come one after the other. */
function stream(currency = 'USD') {
  const batches: Batch[] = [];
  const sought: Sought = { asked, search: { ...search, currency } };
  const ongoing = { search: sought, found: () => ({ batches: [...batches], completed: false }) };
  return {
    sought,
    gathered: () => gatheredOf(ongoing),
    come(batch: Batch) {
      batches.push(batch);
      return gatheredOf(ongoing);
    },
  };
}

/** What all of it costs, wherever it is paid. */
const whole = ({ total, atProperty }: HotelChoice) => wholePrice(total, atProperty).amount;
const staysIn = (hotels: readonly FoundHotel[]) =>
  hotels.flatMap(({ stays }) => stays.map(({ id }) => id)).sort();
const groupsIn = (hotels: readonly FoundHotel[]) =>
  hotels.map(({ merged }) => merged.listings.map(hotelIdOf).sort().join(' ')).sort();

describe('what a search has found', () => {
  it('R255 grows with every answer: what was shown keeps its name, and every rate of every supplier is kept', () => {
    const { come, gathered, sought } = stream();
    const first = offersOf(come(quayside), sought.search, READER);
    const before = new Map(first.map((offer) => [offer.id, offer]));
    const all = come(roomlark).all();
    const after = offersOf(gathered(), sought.search, READER);
    for (const { id, choices } of first) {
      const now = after.find((offer) => offer.id === id);
      expect(now, id).toBeDefined();
      // Another supplier makes it cheaper or leaves it.
      expect(whole(now!.choices[0]!)).toBeLessThanOrEqual(whole(choices[0]!));
    }
    expect(after.length).toBeGreaterThan(before.size);
    expect(staysIn(all)).toEqual(
      [...quayside.answer!.offers, ...roomlark.answer!.offers].map(({ id }) => id).sort(),
    );
    expect(all.filter(({ merged }) => merged.listings.length === 2).length).toBeGreaterThan(5);
  });

  it('is the same properties and prices whichever supplier is faster', () => {
    const [one, other] = [stream(), stream()];
    one.come(quayside);
    other.come(roomlark);
    const [a, b] = [one.come(roomlark), other.come(quayside)];
    expect(groupsIn(a.all())).toEqual(groupsIn(b.all()));
    const pricesIn = ({ gathered, sought }: typeof one) =>
      offersOf(gathered(), sought.search, READER)
        .map(({ id, aliases, choices }) => [
          [id, ...aliases].sort().join(),
          choices.map(({ total }) => total.amount).sort((x, y) => x - y),
        ])
        .sort();
    expect(pricesIn(one)).toEqual(pricesIn(other));
  });

  it('R255 what a supplier tells in parts is there at once, and its report once it has told all', () => {
    const { come } = stream();
    const offers = quayside.answer!.offers;
    const part = (some: readonly SupplierStay[]): Batch => ({ ...batchOf('quayside', some), isPart: true });
    const begun = come(part(offers.slice(0, 4)));
    expect([begun.answers, begun.reports.length]).toEqual([1, 0]);
    expect(staysIn(begun.all())).toHaveLength(4);
    come(part(offers.slice(4, 9)));
    const whole = come(batchOf('quayside', offers.slice(9)));
    expect([whole.answers, whole.reports.map(({ id }) => id)]).toEqual([3, ['quayside']]);
    expect(staysIn(whole.all())).toEqual(staysIn(stream().come(quayside).all()));
  });

  it('finds a property by each of its names', () => {
    const { come } = stream();
    come(quayside);
    const gathered = come(roomlark);
    for (const hotel of gathered.all())
      for (const listing of hotel.merged.listings) expect(gathered.find(hotelIdOf(listing))).toBe(hotel);
    expect(gathered.find('nowhere')).toBeUndefined();
  });

  it('a supplier that fails takes nothing away', () => {
    const { come } = stream();
    const before = groupsIn(come(quayside).all());
    const gathered = come(failed('roomlark'));
    expect(groupsIn(gathered.all())).toEqual(before);
    expect(gathered.reports.map(({ state }) => state)).toEqual(['answered', 'failed']);
  });

  it('SEC-34 stays that cost nothing, less or another currency are not sold', () => {
    const [good, ...others] = quayside.answer!.offers as [SupplierStay, ...SupplierStay[]];
    const at = (base: object, taxes: object = {}): SupplierStay => {
      const stay = others.shift()!;
      return { ...stay, base: { ...stay.base, ...base }, taxes: { ...stay.taxes, ...taxes } };
    };
    const bad = [
      at({ amount: 0 }),
      at({ amount: -5 }),
      at({ amount: 1.5 }),
      at({ amount: Number.NaN }),
      at({ amount: Infinity }),
      at({ currency: 'EUR' }),
      at({}, { amount: -1 }),
      at({}, { currency: 'EUR' }),
    ];
    const { come } = stream();
    expect(staysIn(come(batchOf('quayside', [...bad, good])).all())).toEqual([good.id]);
    expect(stream('EUR').come(quayside).all()).toEqual([]);
  });
});

describe('how fast', () => {
  /** Milliseconds of this process's own time. */
  function cost(work: () => void): number {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  }
  const leastOf = (times: number, work: () => void) =>
    Math.min(...Array.from({ length: times }, () => cost(work)));

  it('what came is on cards well within 300 ms of the first answer', () => {
    expect(
      leastOf(3, () => {
        const { come, sought } = stream();
        offersOf(come(quayside), sought.search, READER);
      }),
    ).toBeLessThan(100);
  });

  it('looking again at what has not changed costs next to nothing', () => {
    const { come, gathered, sought } = stream();
    come(quayside);
    come(roomlark);
    const offers = offersOf(gathered(), sought.search, READER);
    expect(leastOf(3, () => offersOf(gathered(), sought.search, { ...READER }))).toBeLessThan(5);
    expect(offersOf(gathered(), sought.search, { ...READER })).toBe(offers);
  });

  it('a search of a city, from suppliers to cards, costs less than 150 ms', async () => {
    const costs: number[] = [];
    for (let time = 0; time < 4; time++) {
      const before = process.cpuUsage();
      const { come, sought } = stream();
      for (const view of VIEWS) {
        const sandbox = hotelSandbox(view, { clock: testClock(), journal: {} as never, secret: 'secret' });
        come(batchOf(view.id, (await sandbox.search({ ...search, rooms: [COUPLE] }, { signal })).offers));
      }
      offersOf(
        gatheredOf({ search: sought, found: () => ({ batches: [], completed: true }) }),
        search,
        READER,
      );
      const { user, system } = process.cpuUsage(before);
      costs.push((user + system) / 1000);
    }
    expect(Math.min(...costs)).toBeLessThan(150);
  });
});
