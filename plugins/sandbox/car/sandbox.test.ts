import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { each } from '@/tests/support/each';
import { testClock } from '@/server/testing/clock';
import { FREE_CANCELLATION, minutesBetween, optionalCoverages, rentalDays } from '@/plugins/car/contract';
import { countersNear } from '@/plugins/car/face/counters-near';

import { findPlace } from '@/server/reference';
import type { SupplierCar, SupplierSearch } from '@/plugins/car/face/port';
import { carSandbox } from './car-sandbox';
import type { CarJournal } from './orders';

const NOW = '2026-11-20T12:00:00Z';
const journal = {} as CarJournal;
const at = (now = NOW, secret = 'secret') => carSandbox({ clock: testClock(now), journal, secret });
const signal = new AbortController().signal;

const searchOf = (from: string, to = from, changes: Partial<SupplierSearch> = {}): SupplierSearch => {
  const [pickUp, drop] = [findPlace(from)!, findPlace(to)!];
  return {
    pickupLatitude: pickUp.latitude,
    pickupLongitude: pickUp.longitude,
    pickupName: pickUp.name,
    returnLatitude: drop.latitude,
    returnLongitude: drop.longitude,
    dropoffName: drop.name,
    pickUpDateTime: '2027-03-12T10:00',
    returnDateTime: '2027-03-19T10:00',
    age: 30,
    countryOfResidence: 'BR',
    currency: 'USD',
    ...changes,
  };
};
const search = async (from: string, to?: string, changes?: Partial<SupplierSearch>) =>
  (await at().search(searchOf(from, to, changes), { signal })).offers;
const net = ({ base, taxes }: SupplierCar) => base.amount + taxes.amount;
const chargeOf = ({ charges }: SupplierCar, kind: string) =>
  charges.find((charge) => charge.kind === kind)?.amount.amount ?? 0;
const sameCar = (offers: readonly SupplierCar[], { availableCore, pickUp }: SupplierCar) =>
  offers.find(
    (each) =>
      each.availableCore.vendor.code === availableCore.vendor.code &&
      each.availableCore.vehicle.code === availableCore.vehicle.code &&
      each.availableCore.vehicle.size === availableCore.vehicle.size &&
      each.pickUp.id === pickUp.id,
  );

const PLACES = [
  'airport:LIS',
  'city:OPO',
  'airport:JFK',
  'station:madrid-atocha',
  'airport:GRU',
  'airport:HND',
  'airport:SYD',
];
const anyPlace = fc.constantFrom(...PLACES);
const anyRental = fc.record({
  place: anyPlace,
  lead: fc.integer({ min: 4, max: 300 }),
  hours: fc.integer({ min: 1, max: 24 * 28 }),
  age: fc.integer({ min: 18, max: 99 }),
  currency: fc.constantFrom('USD', 'EUR', 'BRL', 'JPY'),
});
const local = (days: number, hours = 0) =>
  new Date(Date.parse('2026-11-20T10:00:00Z') + days * 86_400_000 + hours * 3_600_000)
    .toISOString()
    .slice(0, 16);
const rentalOf = ({
  place,
  lead,
  hours,
  age,
  currency,
}: {
  place: string;
  lead: number;
  hours: number;
  age: number;
  currency: string;
}) =>
  searchOf(place, place, {
    pickUpDateTime: local(lead),
    returnDateTime: local(lead, hours),
    age,
    currency,
  });

describe('places', () => {
  test('whoever asks for a city is offered desks around it, the nearest first, and an airport in any case', () => {
    for (const id of ['city:LIS', 'city:LON', 'city:MIL', 'city:OSL', 'city:SAO']) {
      const near = countersNear(findPlace(id)!);
      expect(near[0]!.place.id, id).toBe(id);
      expect(
        near.some(({ place }) => place.kind === 'airport'),
        id,
      ).toBe(true);
      expect(near.map(({ distance }) => distance)).toEqual(
        [...near.map(({ distance }) => distance)].sort((a, b) => a - b),
      );
    }
  });
});

describe('offers', () => {
  test('R283 there are cars of several vendors and classes wherever people go', async () => {
    for (const place of PLACES) {
      const offers = await search(place);
      expect(new Set(offers.map((offer) => offer.availableCore.vendor.code)).size, place).toBeGreaterThan(2);
      expect(new Set(offers.map((offer) => offer.availableCore.vehicle.size)).size, place).toBeGreaterThan(5);
      expect(offers.map(net)).toEqual([...offers.map(net)].sort((a, b) => a - b));
    }
  });

  test('the same search gives the same answer all day', async () => {
    await fc.assert(
      fc.asyncProperty(anyRental, fc.integer({ min: 0, max: 23 }), async (rental, hour) => {
        const later = `2026-11-20T${String(hour).padStart(2, '0')}:59:00Z`;
        const [now, then] = [
          await at().search(rentalOf(rental), { signal }),
          await at(later).search(rentalOf(rental), { signal }),
        ];
        expect(then.offers).toEqual(now.offers);
      }),
      { numRuns: 15 },
    );
  });

  test('parts add up, nothing is negative, days are those that have begun', async () => {
    await fc.assert(
      fc.asyncProperty(anyRental, async (rental) => {
        const { offers } = await at().search(rentalOf(rental), { signal });
        for (const offer of offers) {
          expect(offer.charges.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(net(offer));
          expect(
            each(offer.charges, ({ amount }) => amount.amount > 0 && amount.currency === rental.currency),
          ).toBe(true);
          // Clocks that change in between shift it by an hour.
          const minutes = minutesBetween(offer.pickUpDateTime, offer.returnDateTime);
          expect([rentalDays(minutes - 60), rentalDays(minutes), rentalDays(minutes + 60)]).toContain(
            offer.days,
          );
          expect(chargeOf(offer, 'young-driver') > 0).toBe(rental.age < 25);
          expect(chargeOf(offer, 'senior-driver') > 0).toBe(rental.age > 70);
          expect(chargeOf(offer, 'one-way')).toBe(0);
          expect(chargeOf(offer, 'airport') > 0).toBe(offer.pickUp.kind === 'airport');
          expect(offer.requirements.minimumAge).toBeLessThanOrEqual(rental.age);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('a sealed id gives the same offer in another process, and the price of the next day tomorrow', async () => {
    for (const offer of (await search('airport:LIS')).slice(0, 20)) {
      expect((await at().details(offer.id, { signal })).offer).toEqual(offer);
      const tomorrow = await at('2026-11-21T09:00:00Z').details(offer.id, { signal });
      expect(tomorrow.offer.availableCore).toEqual(offer.availableCore);
    }
  });

  test('SEC-34 refuses an id that was changed, sealed elsewhere, or grown old', async () => {
    const [offer] = await search('airport:LIS');
    const cheaper = offer!.id.replace(`.${offer!.availableCore.vehicle.size}.`, '.luxury.');
    await expect(at().details(`${offer!.id}x`, { signal })).rejects.toMatchObject({ reason: 'request' });
    await expect(at().details(cheaper, { signal })).rejects.toMatchObject({ reason: 'request' });
    await expect(at(NOW, 'other').details(offer!.id, { signal })).rejects.toMatchObject({
      reason: 'request',
    });
    await expect(at('2026-11-22T12:00:00Z').details(offer!.id, { signal })).rejects.toMatchObject({
      reason: 'gone',
    });
  });

  test('R288 a car that comes back elsewhere costs more, and more the farther it is; islands and far ends are refused', async () => {
    const here = await search('airport:LIS');
    const near = await search('airport:LIS', 'airport:OPO');
    const far = await search('airport:LIS', 'airport:MAD');
    expect(near.length).toBeGreaterThan(3);
    for (const offer of near) expect(chargeOf(offer, 'one-way')).toBeGreaterThan(80);
    const compared = far.flatMap((offer) => {
      const [one, same] = [sameCar(near, offer), sameCar(here, offer)];
      return one && same ? [[offer, one, same] as const] : [];
    });
    expect(compared.length).toBeGreaterThan(0);
    for (const [abroad, one, same] of compared) {
      expect(chargeOf(abroad, 'one-way')).toBeGreaterThan(chargeOf(one, 'one-way'));
      expect(net(one)).toBeGreaterThan(net(same));
    }
    expect(await search('airport:LIS', 'airport:FNC')).toEqual([]);
    expect(await search('airport:LIS', 'airport:JFK')).toEqual([]);
    expect(await search('airport:LHR', 'airport:CDG')).toEqual([]);
  });

  test('longer rentals cost less a day, summer more, residents with their own cover less', async () => {
    const mean = (offers: readonly SupplierCar[]) =>
      offers.reduce((sum, offer) => sum + net(offer) / offer.days, 0) / offers.length;
    const week = mean(await search('airport:FAO'));
    expect(
      mean(await search('airport:FAO', undefined, { returnDateTime: '2027-03-13T10:00' })),
    ).toBeGreaterThan(week);
    expect(mean(await search('airport:FAO', undefined, { returnDateTime: '2027-04-11T10:00' }))).toBeLessThan(
      week,
    );
    const summer = { pickUpDateTime: '2027-07-12T10:00', returnDateTime: '2027-07-19T10:00' };
    expect(mean(await search('airport:FAO', undefined, summer))).toBeGreaterThan(week * 1.2);
    const [visitor] = await search('airport:JFK');
    const resident = sameCar(await search('airport:JFK', undefined, { countryOfResidence: 'US' }), visitor!)!;
    expect(net(resident)).toBeLessThan(net(visitor!));
    const damage = ({ availableInfo }: SupplierCar) =>
      availableInfo.coverages.find(({ code }) => code === 'CDW')!;
    expect(damage(visitor!).charge.includedRateInd).toBe(true);
    expect(damage(resident).charge).toMatchObject({ includedRateInd: false });
  });

  test('R286 nobody hands over a car where nobody is: offices are closed on Sunday, airports charge for the night', async () => {
    const sunday = { pickUpDateTime: '2027-03-14T10:00', returnDateTime: '2027-03-19T10:00' };
    const onSunday = await search('city:LIS', undefined, sunday);
    expect(onSunday.some(({ pickUp }) => pickUp.kind === 'city')).toBe(false);
    expect((await search('city:LIS')).some(({ pickUp }) => pickUp.kind === 'city')).toBe(true);
    const night = await search('airport:OPO', undefined, { pickUpDateTime: '2027-03-12T03:30' });
    for (const offer of night.filter(({ pickUp }) => !pickUp.isAlwaysOpen)) {
      expect(offer.pickUp.servesOutOfHours).toBe(true);
      expect(chargeOf(offer, 'out-of-hours')).toBeGreaterThan(0);
    }
    expect(night.length).toBeLessThan((await search('airport:OPO')).length);
  });

  test('G88 CF stands for free cancellation until 48 hours before the pick-up, and is gone when that is over', async () => {
    const offers = await search('airport:LIS');
    const hasCode = ({ availableInfo }: SupplierCar) =>
      availableInfo.coverages.some(({ code }) => code === FREE_CANCELLATION);
    expect(offers.some(hasCode) && !offers.every(hasCode)).toBe(true);
    for (const offer of offers) {
      expect(hasCode(offer)).toBe(offer.freeCancellationUntil !== null);
      expect(offer.cancellation.freeUntil).toBe(offer.freeCancellationUntil);
      if (offer.freeCancellationUntil) expect(offer.freeCancellationUntil).toBe('2027-03-10T10:00:00.000Z');
    }
    const soon = await search('airport:LIS', undefined, {
      pickUpDateTime: '2026-11-21T18:00',
      returnDateTime: '2026-11-25T10:00',
    });
    expect(soon.length).toBeGreaterThan(0);
    expect(soon.some(hasCode)).toBe(false);
  });

  test('what may be added is priced for the rental, and what is not sold is refused by its place', async () => {
    const offer = (await search('airport:LIS')).find(({ accessories }) =>
      accessories.some(({ code }) => code === 'CST'),
    )!;
    const [cover] = optionalCoverages(offer);
    const seat = offer.accessories.find(({ code }) => code === 'CST')!;
    const priced = await at().priceExtras(
      offer.id,
      { coverages: [cover!.code], accessories: [{ code: 'CST', quantity: 2 }] },
      { signal },
    );
    expect(priced.total.amount).toBe(cover!.charge.amount!.amount + 2 * seat.amount.amount);
    expect(seat.amount.amount).toBe(seat.perDay.amount * 7);
    const wrong = { coverages: ['TPL', 'XX'], accessories: [{ code: 'CST', quantity: 9 }] };
    await expect(at().priceExtras(offer.id, wrong, { signal })).rejects.toMatchObject({
      fields: [
        { path: 'extras.coverages.0' },
        { path: 'extras.coverages.1' },
        { path: 'extras.accessories.0' },
      ],
    });
  });

  test('G86 drivers too young or too old for a vendor are offered none of its cars', async () => {
    const vendors = async (age: number) =>
      new Set(
        (await search('airport:LIS', undefined, { age })).map((offer) => offer.availableCore.vendor.code),
      );
    expect((await vendors(18)).size).toBe(0);
    expect((await vendors(30)).size).toBeGreaterThan((await vendors(19)).size);
    expect((await vendors(30)).size).toBeGreaterThan((await vendors(90)).size);
  });

  test('nothing is sold less than an hour ahead, or more than 360 days', async () => {
    expect(await search('airport:LIS', undefined, { pickUpDateTime: '2026-11-20T12:30' })).toEqual([]);
    expect(
      await search('airport:LIS', undefined, {
        pickUpDateTime: '2027-11-20T12:30',
        returnDateTime: '2027-11-24T10:00',
      }),
    ).toEqual([]);
    expect(
      (
        await search('airport:LIS', undefined, {
          pickUpDateTime: '2026-11-20T15:00',
          returnDateTime: '2026-11-24T10:00',
        })
      ).length,
    ).toBeGreaterThan(0);
  });
});
