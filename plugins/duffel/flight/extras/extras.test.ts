import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import {
  type Extras,
  LegBags,
  type Seat,
  SeatMap,
  type TravellerCounts,
  typesOf,
} from '@/plugins/flight/contract';
import { flightRefusals } from '@/plugins/flight/contract/refusals';
import type { SupplierOffer } from '@/plugins/flight/face/port';
import { orderFor, searchFor, traveller } from '../testing/adapter';
import { type Adapter, eachWithDuffel } from '../testing/each-test';
import type { FakeDuffel } from '../testing/fake';
import type { Json } from '../testing/world';

let fake: FakeDuffel;
let duffel: Adapter;
const { signal } = eachWithDuffel((made) => ({ fake, duffel } = made));
let serial = 0;

const ONE: TravellerCounts = { adults: 1, children: 0, infants: 0 };
const FAMILY: TravellerCounts = { adults: 1, children: 1, infants: 1 };
const LEGS = [
  { origin: 'LIS', destination: 'LHR', departureDate: '2027-03-12' },
  { origin: 'LHR', destination: 'LIS', departureDate: '2027-03-20' },
];
const [OUT, BACK] = ['TP1350LISLHR20270312', 'TP1350LHRLIS20270320'] as const;

async function offerFor(travellers = ONE, name = 'Light'): Promise<SupplierOffer> {
  const { offers } = await duffel.search(searchFor({ legs: LEGS, travellers }), { signal });
  return offers.find(({ id }) => id.includes(`${name}.`))!;
}
const priced = (offer: SupplierOffer, extras: Partial<Extras>, travellers = ONE) =>
  duffel.priceExtras!(
    offer.id,
    { extras: { seats: [], bags: [], ...extras }, types: typesOf(travellers) },
    { signal },
  );
const seatsOf = (map: SeatMap): Seat[] =>
  map.decks!.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats));
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const sent = () => fake.calls.findLast(({ operation }) => operation === 'order')!.body!;

describe('seats', () => {
  it('are those of the cabin that is booked, as airlines draw it', async () => {
    const offer = await offerFor(FAMILY);
    const maps = await duffel.seatMaps!(offer.id, undefined, { signal });
    expect(() => z.parse(z.array(SeatMap), maps)).not.toThrow();
    expect(maps.map(({ segmentId }) => segmentId)).toEqual([OUT, BACK]);
    const [deck, ...others] = maps[0]!.decks!;
    expect(others).toEqual([]);
    expect(deck).toMatchObject({ name: 'main', columns: ['A', 'B', 'C', null, 'D', 'E', 'F'] });
    expect(deck!.rows.map(({ number, isExit, isOverWing }) => [number, isExit, isOverWing])).toEqual([
      [1, false, false],
      [2, true, true],
      [3, false, true],
    ]);
    const seat = (number: string) => seatsOf(maps[0]!).find((each) => each.number === number)!;
    expect(seat('1A')).toMatchObject({
      ...{ position: 'window', availability: 'available', price: eur(3_000) },
      ...{ characteristics: ['extra-legroom'], passengerTypes: ['ADT', 'CHD'] },
    });
    expect([seat('1B').position, seat('1C').position, seat('1D').position]).toEqual([
      'middle',
      'aisle',
      'aisle',
    ]);
    expect(seat('2A').characteristics).toEqual(['exit-row']);
    // In the fare.
    expect(seat('3A').price).toBeNull();
    expect(seat('3F').availability).toBe('blocked');
    expect(await duffel.seatMaps!(offer.id, BACK, { signal })).toEqual([maps[1]]);
    await expect(duffel.seatMaps!(offer.id, 'XX1', { signal })).rejects.toMatchObject({ reason: 'request' });
  });

  it('an aircraft of which nobody draws seats has none to choose from', async () => {
    fake.edit = (offer) => {
      const [first] = (offer['slices'] as { segments: Json[] }[])[0]!.segments;
      (first!['passengers'] as Json[])[0]!['cabin_class'] = 'first';
      return offer;
    };
    const [map] = await duffel.seatMaps!((await offerFor()).id, OUT, { signal });
    expect(map!.decks).toBeNull();
  });

  it('SEC-34 are priced by Duffel, and refused with their place where they cannot be had', async () => {
    const offer = await offerFor(FAMILY);
    const seat = (number: string, who = 0, segmentId: string = OUT) => ({
      segmentId,
      traveller: who,
      seat: number,
    });
    const found = await priced(offer, { seats: [seat('1A'), seat('3B', 1), seat('3C', 0, BACK)] }, FAMILY);
    expect(found.seats.map(({ price }) => price)).toEqual([eur(3_000), eur(0), eur(0)]);
    expect(found.total).toEqual(eur(3_000));
    fake.book.takenSeats.add(`${seatSegment(offer)} 1A`);
    const wrong = async (...seats: Extras['seats']) =>
      priced(offer, { seats }, FAMILY).then(
        () => null,
        (error: { fields: unknown }) => error.fields,
      );
    expect(await wrong(seat('3A'), seat('1A', 1))).toEqual([
      { path: 'extras.seats.1', ...flightRefusals.seatTaken },
    ]);
    expect(await wrong(seat('3F'))).toEqual([{ path: 'extras.seats.0', ...flightRefusals.seatTaken }]);
    expect(await wrong(seat('9Z'))).toEqual([{ path: 'extras.seats.0', ...flightRefusals.noSuchSeat }]);
    // A child in an exit row, an adult there with a lap infant, and the infant itself.
    for (const chosen of [seat('2A', 1), seat('2A', 0), seat('3A', 2)])
      expect(await wrong(chosen)).toEqual([{ path: 'extras.seats.0', ...flightRefusals.seatNotForTraveler }]);
  });
});
const seatSegment = (offer: SupplierOffer): string => {
  const stored = fake.book.offers.get(/off_\w+/.exec(offer.id)![0])!;
  return (stored['slices'] as { segments: { id: string }[] }[])[0]!.segments[0]!.id;
};

describe('bags', () => {
  it('are checked ones, the cheapest, on each leg for each type; infants have none', async () => {
    const legs = await duffel.bagPrices!((await offerFor(FAMILY)).id, FAMILY, { signal });
    expect(() => z.parse(z.array(LegBags), legs)).not.toThrow();
    expect(
      legs.map(({ leg, passengerType, kilograms, paidBaggage }) => [
        leg,
        passengerType,
        kilograms,
        paidBaggage,
      ]),
    ).toEqual(
      [0, 1].flatMap((leg) => [
        [leg, 'ADT', 23, [eur(3_050), eur(3_050)]],
        [leg, 'CHD', 23, [eur(3_050), eur(3_050)]],
        [leg, 'INF', 0, []],
      ]),
    );
    expect(fake.calls.at(-1)!.path).toContain('return_available_services=true');
  });

  it('that an airline sells for the whole trip alone are chosen once, and say where else they fly', async () => {
    fake.book.bags = 'trip';
    const offer = await offerFor();
    const legs = await duffel.bagPrices!(offer.id, ONE, { signal });
    expect(legs).toMatchObject([
      { leg: 0, paidBaggage: [eur(3_050), eur(3_050)], alsoOn: [1] },
      { leg: 1, paidBaggage: [] },
    ]);
    const { bags, total } = await priced(offer, { bags: [{ leg: 0, traveller: 0, pieces: 2 }] });
    expect([bags[0]!.kilograms, total]).toEqual([23, eur(6_100)]);
    await expect(priced(offer, { bags: [{ leg: 1, traveller: 0, pieces: 1 }] })).rejects.toMatchObject({
      fields: [{ path: 'extras.bags.0', ...flightRefusals.tooManyBags }],
    });
  });

  it('in another currency than the offer, or of half a leg, are not sold', async () => {
    const offer = await offerFor();
    const stored = fake.book.offers.get(/off_\w+/.exec(offer.id)![0])!;
    stored['total_currency'] = 'EUR';
    fake.services = (service) => ({ ...service, total_currency: 'USD' });
    const none = async () =>
      (await duffel.bagPrices!(offer.id, ONE, { signal })).every(
        ({ paidBaggage }) => paidBaggage.length === 0,
      );
    expect(await none()).toBe(true);
    fake.services = (service) => ({ ...service, segment_ids: ['seg_of_another'] });
    expect(await none()).toBe(true);
    fake.services = () => ({ type: 'baggage' });
    expect(await none()).toBe(true);
  });
});

describe('an order', () => {
  const extras: Extras = {
    seats: [{ segmentId: OUT, traveller: 0, seat: '1A' }],
    bags: [{ leg: 1, traveller: 0, pieces: 2 }],
  };
  const orderWith = (offer: SupplierOffer, net: number, more: object = {}) => {
    const order = orderFor(`extras-${++serial}`, offer, {
      net: eur(net),
      travellers: [traveller()],
      ...more,
    });
    return { ...order, request: { ...(order.request as object), extras } };
  };

  it('has what was chosen, and is paid with it', async () => {
    const offer = await offerFor();
    const { total } = await priced(offer, extras);
    expect(total).toEqual(eur(9_100));
    const outcome = await duffel.book(orderWith(offer, 12_000 + 9_100), { signal });
    expect(outcome.kind).toBe('booked');
    expect(sent()['services']).toEqual([
      { id: expect.stringMatching(/^ase_s\w+_1A_0$/), quantity: 1 },
      { id: expect.stringMatching(/^ase_b\w+_0_1$/), quantity: 2 },
    ]);
    expect(sent()['payments']).toEqual([{ type: 'balance', amount: '211.00', currency: 'EUR' }]);
  });

  it('INV-5 is not sent above what was agreed, nor without what was chosen', async () => {
    const offer = await offerFor();
    expect(await duffel.book(orderWith(offer, 12_000 + 9_099), { signal })).toMatchObject({
      reason: 'price-changed',
    });
    fake.book.takenSeats.add(`${seatSegment(offer)} 1A`);
    expect(await duffel.book(orderWith(offer, 12_000 + 9_100), { signal })).toMatchObject({
      kind: 'rejected',
      message: flightRefusals.seatTaken.message,
    });
    expect(fake.count('order')).toBe(0);
  });

  it('R229 with something added is not held: that is paid at once', async () => {
    const offer = await offerFor(ONE, 'Flex');
    expect(await duffel.book(orderWith(offer, 90_000, { hold: true }), { signal })).toMatchObject({
      kind: 'rejected',
      message: flightRefusals.paidAtOnce.message,
    });
    expect(duffel.extrasArePaidAtOnce).toBe(true);
  });
});
