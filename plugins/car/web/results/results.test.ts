import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { exchange } from '@/core/i18n/exchange';
import { CAR_FEATURES, CAR_POLICIES, CAR_SORTS, type CarOffer } from '../../contract';
import { car, OFFERS, STATIC_DATA, usd } from '../testing/fixtures';
import { facetsOf, passing, testsOf } from '@/core/selling/results/filters/choices';
import {
  BAGS,
  carChoices,
  FEATURES,
  POLICIES,
  PRICES,
  SEATS,
  type FilterName,
  type Filters,
} from './filters';
import { relaxation } from '@/core/selling/results/filters/passes';
import { describeAddress } from '@/core/selling/results/filters/testing/address.cases';
import { foundView } from '@/core/selling/results/list/found-view';
import { pickUpPlaces } from './points';
import { priceStepsOf, roundNear, type PriceSteps } from './price-steps';
import { ORDERS, SORTS, type Sort } from './sort';

const CHOICES = carChoices(undefined, STATIC_DATA.vehicleSizes);
const FILTER_NAMES = Object.keys(CHOICES) as FilterName[];
const viewOf = (offers: readonly CarOffer[], filters: Filters, sort: Sort) =>
  foundView(offers, CHOICES, filters, ORDERS, sort);
const base = OFFERS[1]!;
const shown = (filters: Filters, offers: readonly CarOffer[] = OFFERS) =>
  offers.filter(passing(CHOICES, filters)).map(({ id }) => id.replace('offer.', ''));
const priced = (dollars: number) =>
  car(`at-${dollars}`, dollars, { vehicle: base.availableCore.vehicle, vendor: ['NM', 'Northmile'] });
const withVehicle = (id: string, change: Partial<CarOffer['availableCore']['vehicle']>): CarOffer => ({
  ...base,
  id: `offer.${id}`,
  availableCore: { ...base.availableCore, vehicle: { ...base.availableCore.vehicle, ...change } },
});

describe('filters of cars', () => {
  it('R295 has the price buckets under 200, 200-300, 300-400 and over 400; a bound belongs above (G28)', () => {
    const offers = [199.99, 200, 299.99, 300, 399.99, 400, 900].map(priced);
    expect(PRICES).toEqual(['under-200', '200-300', '300-400', 'over-400']);
    expect(PRICES.map((price) => shown({ price: [price] }, offers))).toEqual([
      ['at-199.99'],
      ['at-200', 'at-299.99'],
      ['at-300', 'at-399.99'],
      ['at-400', 'at-900'],
    ]);
    expect(shown({ price: ['under-200', 'over-400'] }, offers)).toEqual(['at-199.99', 'at-400', 'at-900']);
  });

  it('R295 are dollars: another currency that is shown has round amounts near them, with the same bounds (G28)', () => {
    const brl = priceStepsOf({ own: 'BRL', dollar: 5.22424 });
    const bounds = ({ buckets }: PriceSteps) => buckets.slice(1).map(({ min }) => min);
    expect(bounds(brl)).toEqual([100_000, 150_000, 200_000]);
    const reais = (amount: number) => ({
      ...priced(amount),
      price: { amount: amount * 100, currency: 'BRL' },
    });
    const offers = [999.99, 1000, 1499.99, 1500, 1999.99, 2000].map(reais);
    expect(
      PRICES.map((id) =>
        offers.filter(passing(carChoices(brl), { price: [id] })).map(({ price }) => price.amount),
      ),
    ).toEqual([[99_999], [100_000, 149_999], [150_000, 199_999], [200_000]]);
    // Shown in another currency than the agency's, the prices that are read decide.
    const rates = { base: 'USD', date: '2026-11-23', rates: { BRL: 5.22424, EUR: 0.88, JPY: 156 } };
    const shownIn = (currency: string, own = 'USD', dollar = 1) =>
      priceStepsOf({ own, dollar, exchange: (money) => exchange(money, currency, rates) });
    expect(bounds(shownIn('BRL'))).toEqual([100_000, 150_000, 200_000]);
    expect(bounds(shownIn('JPY'))).toEqual([30_000, 45_000, 60_000]);
    expect(bounds(shownIn('USD', 'BRL', 5.22424))).toEqual([20_000, 30_000, 40_000]);
    expect([shownIn('EUR').currency, shownIn('XXX').currency]).toEqual(['EUR', 'USD']);
    const dollars = shown({ price: ['under-200'] }, [191.5, 191.3].map(priced));
    expect(dollars).toHaveLength(2);
    expect(
      [191.5, 191.3].map(priced).filter(passing(carChoices(shownIn('BRL')), { price: ['under-200'] })),
    ).toHaveLength(1);
  });

  it('R295 stay near the dollars in every currency, and in their order', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 200_000, noNaN: true }), (dollar) => {
        const near = roundNear(100 * dollar) / (100 * dollar);
        expect(near).toBeGreaterThan(0.8);
        expect(near).toBeLessThan(1.25);
      }),
    );
  });

  it('R296 has the passenger buckets 1-4 and 5 or more', () => {
    const offers = [4, 5, 9].map((seats) => withVehicle(`s${seats}`, { passengerQuantity: seats }));
    expect(SEATS.map((seats) => shown({ seats: [seats] }, offers))).toEqual([['s4'], ['s5', 's9']]);
  });

  it('R297 has the bag buckets 1-2, 3-4 and 5 or more; a car for no bags is in none', () => {
    const offers = [0, 1, 2, 3, 4, 5, 6].map((bags) => withVehicle(`b${bags}`, { baggageQuantity: bags }));
    expect(BAGS.map((bags) => shown({ bags: [bags] }, offers))).toEqual([
      ['b1', 'b2'],
      ['b3', 'b4'],
      ['b5', 'b6'],
    ]);
  });

  it('R298 asks for air conditioning, Automatic and at least four doors, all that are chosen', () => {
    const offers = [
      withVehicle('plain', { acIndicator: false, transmissionType: 'Manual', doorCount: 3 }),
      withVehicle('air', { acIndicator: true, transmissionType: 'Manual', doorCount: 3 }),
      withVehicle('auto', { acIndicator: false, transmissionType: 'Automatic', doorCount: 3 }),
      withVehicle('doors', { acIndicator: true, transmissionType: 'Manual', doorCount: 4 }),
    ];
    expect(FEATURES.map((feature) => shown({ features: [feature] }, offers))).toEqual([
      ['air', 'doors'],
      ['auto'],
      ['doors'],
    ]);
    expect(shown({ features: ['air-conditioning', '4-doors'] }, offers)).toEqual(['doors']);
    expect(FEATURES).toHaveLength(CAR_FEATURES.length);
  });

  const bare = { ...base, id: 'offer.bare', availableInfo: { coverages: [] } };

  it('R299 G89 asks for unlimited mileage by the mark of the supplier', () => {
    expect(shown({ policies: ['unlimited-mileage'] })).not.toContain('pr-mini');
    expect(shown({ policies: ['unlimited-mileage'] }, [base, bare])).toEqual(['nm-compact', 'bare']);
    expect(POLICIES).toHaveLength(CAR_POLICIES.length);
  });

  it('R299 G88 asks for free cancellation by the coverage CF, included or not', () => {
    const coverage = (code: string, includedRateInd: boolean) => ({
      ...base.availableInfo.coverages[0]!,
      code,
      charge: { includedRateInd, amount: null },
    });
    const free = { ...base, id: 'offer.free', availableInfo: { coverages: [coverage('CF', false)] } };
    const other = { ...base, id: 'offer.other', availableInfo: { coverages: [coverage('CDW', true)] } };
    expect(shown({ policies: ['free-cancellation'] }, [base, bare, free, other])).toEqual([
      'nm-compact',
      'free',
    ]);
  });

  it('narrow by vendor, size and pick-up place together', () => {
    expect(shown({ vendors: ['PR', 'RD'], sizes: ['compact'] })).toEqual(['pr-compact', 'rd-compact']);
    expect(shown({ points: ['airport:LIS'] })).toHaveLength(OFFERS.length);
    expect(shown({ points: ['airport:OPO'] })).toEqual([]);
  });

  it('name the one to lift when nothing is left', () => {
    const filters: Filters = { price: ['under-200'], features: ['automatic'] };
    expect(
      relaxation(
        OFFERS.map((offer) => [offer]),
        testsOf(CHOICES, filters),
      ),
    ).toEqual({ filter: 'price', gain: 3 });
  });
});

describe('options of the filters', () => {
  const facets = facetsOf(CHOICES, OFFERS, {});

  it('G64 have counts and lowest prices of everything, as long as no filter is set', () => {
    expect(facets.price).toEqual([
      { value: 'under-200', count: 1, lowest: usd(148.4) },
      { value: '200-300', count: 3, lowest: usd(214.9) },
      { value: '300-400', count: 1, lowest: usd(371.25) },
      { value: 'over-400', count: 2, lowest: usd(498) },
    ]);
    expect(facets.policies[1]).toEqual({ value: 'free-cancellation', count: 5, lowest: usd(214.9) });
    expect(facets.vendors.map(({ name, count }) => [name, count])).toEqual([
      ['Northmile', 2],
      ['Pennyroad', 2],
      ['Rondale', 2],
      ['Velora Rent', 1],
    ]);
  });

  it('G64 apply all other filters: every option leads to what it says', () => {
    const sample: Filters[] = [
      { price: ['200-300'] },
      { features: ['automatic'], vendors: ['NM', 'RD'] },
      { features: ['automatic', '4-doors'], policies: ['free-cancellation'] },
      { sizes: ['compact'], seats: ['5-or-more'], bags: ['1-2', '3-4'] },
      { policies: ['unlimited-mileage'], price: ['under-200'] },
    ];
    for (const filters of sample) {
      const found = facetsOf(CHOICES, OFFERS, filters);
      for (const name of FILTER_NAMES)
        for (const { value, count, lowest } of found[name]) {
          const all = name === 'features' || name === 'policies';
          const chosen = all ? [...new Set([...(filters[name] ?? []), value])] : [value];
          const left = viewOf(OFFERS, { ...filters, [name]: chosen }, 'cheapest').rows;
          expect([count, lowest]).toEqual([left.length, left[0]?.price ?? null]);
        }
    }
  });

  it('R290 has the vehicle sizes of the static data, with those that nobody has', () => {
    expect(facets.sizes.map(({ value, count }) => [value, count])).toEqual([
      ['mini', 1],
      ['economy', 0],
      ['compact', 3],
      ['suv', 1],
      ['premium', 0],
      ['electric', 1],
      ['van', 1],
    ]);
    const other = facetsOf(carChoices(), [withVehicle('x', { size: 'pickup' })], {});
    expect(other.sizes).toEqual([{ value: 'pickup', name: 'pickup', count: 1, lowest: base.price }]);
  });
});

describe('the order', () => {
  it('R294 sorts cheapest first by the estimated total unless Highest is asked for', () => {
    expect(CAR_SORTS.map((sort) => sort.toLowerCase())).toEqual([...SORTS]);
    const totals = (sort: (typeof SORTS)[number]) =>
      viewOf([OFFERS[3]!, OFFERS[0]!, OFFERS[6]!], {}, sort).rows.map(
        ({ availableCore }) => availableCore.totalCharge.estimatedTotal,
      );
    expect(totals(SORTS[0])).toEqual([148.4, 289.6, 712.3]);
    expect(totals('highest')).toEqual([712.3, 289.6, 148.4]);
  });

  it('knows what each order puts first, whichever is on', () => {
    for (const sort of SORTS) {
      const { winners } = viewOf(OFFERS, { sizes: ['compact'] }, sort);
      expect([winners.cheapest?.id, winners.highest?.id]).toEqual(['offer.nm-compact', 'offer.rd-compact']);
    }
    expect(viewOf([], {}, 'cheapest').winners).toEqual({ cheapest: undefined, highest: undefined });
  });
});

describe('the address', () => describeAddress(CHOICES, OFFERS));

describe('the places of a map', () => {
  it('stand for all their cars, with the lowest price, the cheapest place first', () => {
    const oriente = { ...base.pickUp, id: 'station:lisboa-oriente' };
    const places = pickUpPlaces([{ ...base, pickUp: oriente, price: usd(120) }, ...OFFERS]);
    expect(places.map(({ point, count, lowest }) => [point.id, count, lowest.amount])).toEqual([
      ['station:lisboa-oriente', 1, 12_000],
      ['airport:LIS', OFFERS.length, 14_840],
    ]);
    // Everybody who rents out there, in the same order, and no car twice.
    const { vendors, count, lowest } = places[1]!;
    expect(vendors.length).toBeGreaterThan(1);
    expect(vendors.reduce((sum, there) => sum + there.count, 0)).toBe(count);
    expect(vendors[0]!.lowest).toEqual(lowest);
    expect(vendors.map((there) => there.lowest.amount)).toEqual(
      vendors.map((there) => there.lowest.amount).sort((a, b) => a - b),
    );
  });
});
