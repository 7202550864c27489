import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { FareFamily, FareRules, FlightLeg, type TravellerCounts } from '@/plugins/flight/contract';
import type { SupplierOffer } from '@/plugins/flight/face/port';
import { searchFor } from '../testing/adapter';
import { type Adapter, eachWithDuffel } from '../testing/each-test';
import type { FakeDuffel } from '../testing/fake';
import { SearchBody } from '../testing/requests';
import { airline, type Json } from '../testing/world';

let fake: FakeDuffel;
let duffel: Adapter;
const { anew, clock, signal } = eachWithDuffel((made) => ({ fake, duffel } = made));

const search = (...given: Parameters<typeof searchFor>) => duffel.search(searchFor(...given), { signal });
const named = (offers: readonly SupplierOffer[], name: string) =>
  offers.find(({ id }) => id.includes(`${name}.`))!;
const firstSegment = (offer: Json) => ((offer['slices'] as Json[])[0]!['segments'] as Json[])[0]!;

describe('search', () => {
  it('asks for places, days, travellers, cabin and stops', async () => {
    await search({
      legs: [
        { origin: 'LIS', destination: 'LON', departureDate: '2027-03-12' },
        { origin: 'LON', destination: 'LIS', departureDate: '2027-03-20' },
      ],
      travellers: { adults: 2, children: 1, infants: 1 },
      cabin: 'premium',
      preferences: { schedule: { allowedStops: '0' } },
    });
    const [call, next] = fake.calls;
    expect(call!.path).toBe('/air/offer_requests?return_offers=false&supplier_timeout=10000');
    expect(next!.path).toMatch(/^\/air\/offers\?offer_request_id=orq_r\d+&limit=200&sort=total_amount$/);
    expect(call!.body).toEqual({
      slices: [
        { origin: 'LIS', destination: 'LON', departure_date: '2027-03-12' },
        { origin: 'LON', destination: 'LIS', departure_date: '2027-03-20' },
      ],
      passengers: [{ type: 'adult' }, { type: 'adult' }, { type: 'child' }, { type: 'infant_without_seat' }],
      cabin_class: 'premium_economy',
      max_connections: 0,
    });
  });

  it('asks for everybody whose age is said by that age, for the others by type, and never by both', async () => {
    const travellers = { adults: 2, children: 2, infants: 1, ages: [null, 15, 9, null, 1] };
    await search({ travellers });
    const body = fake.calls[0]!.body!;
    const passengers = [{ type: 'adult' }, { age: 15 }, { age: 9 }, { type: 'child' }, { age: 1 }];
    expect(body['passengers']).toEqual(passengers);
    const isTaken = (...given: object[]) => z.safeParse(SearchBody, { ...body, passengers: given }).success;
    expect(isTaken(...passengers)).toBe(true);
    for (const wrong of [{ type: 'child', age: 7 }, {}, { age: '7' }, { age: -1 }, { type: 'young_adult' }])
      expect(isTaken({ type: 'adult' }, wrong), JSON.stringify(wrong)).toBe(false);
  });

  it('R190 R243 a fare of a contract has the custom seller, and is left out or asked for alone', async () => {
    fake.edit = (offer) =>
      String(offer['id']).endsWith('Light') ? { ...offer, private_fares: [{ type: 'corporate' }] } : offer;
    const sellersWith = async (...fareTypes: ('PUBLIC' | 'PRIVATE')[]) =>
      (await search({ preferences: { fare: { fareTypes } } })).offers.map(({ seller }) => seller);
    expect(new Set(await sellersWith('PUBLIC', 'PRIVATE'))).toEqual(new Set([undefined, 999]));
    expect(await sellersWith('PRIVATE')).toEqual([999]);
    expect(new Set(await sellersWith('PUBLIC'))).toEqual(new Set([undefined]));
  });

  it('R206 draws legs on the clocks of the airports, with waits, nights, changes of airport and who flies', async () => {
    fake.edit = (offer) => {
      const second = ((offer['slices'] as Json[])[0]!['segments'] as Json[])[1];
      if (second) second['origin'] = { ...(second['origin'] as Json), iata_code: 'TOJ', name: 'Torrejón' };
      return offer;
    };
    const { offers } = await search();
    const [leg] = named(offers, 'Round').flights;
    expect(() =>
      z.parse(
        z.array(FlightLeg),
        offers.flatMap((offer) => offer.flights),
      ),
    ).not.toThrow();
    expect(leg).toMatchObject({
      origin: { code: 'LIS', city: 'Lisbon' },
      destination: { code: 'LHR' },
      departureTime: '2027-03-12T19:30',
      arrivalTime: '2027-03-13T08:10',
      departureZone: 'Europe/Lisbon',
      arrivalZone: 'Europe/London',
      duration: 760,
      dayOffset: 1,
    });
    expect(leg!.stops).toEqual([
      {
        airport: expect.objectContaining({ code: 'MAD' }),
        duration: 530,
        overnight: true,
        changeTo: expect.objectContaining({ code: 'TOJ' }),
      },
    ]);
    expect(
      leg!.segments.map(({ carrier, flightNumber, operatedBy, aircraft, duration, bookingClass }) => ({
        carrier,
        flightNumber,
        operatedBy,
        aircraft,
        duration,
        bookingClass,
      })),
    ).toEqual([
      {
        carrier: 'TP',
        flightNumber: '440',
        operatedBy: null,
        aircraft: 'Airbus A320neo',
        duration: 80,
        bookingClass: 'K',
      },
      {
        carrier: 'BA',
        flightNumber: '1350',
        operatedBy: 'Duffel Airways',
        aircraft: '',
        duration: 150,
        bookingClass: 'K',
      },
    ]);
  });

  it('R206 tells where a plane lands on the way, and for how long where that is said', async () => {
    const airport = { iata_code: 'OPO', name: 'Porto', city_name: 'Porto', time_zone: 'Europe/Lisbon' };
    const at = (time: string) => `2027-03-12T${time}:00`;
    fake.edit = (offer) => {
      // Witness: OrdersTypes.ts, `Stop`.
      firstSegment(offer)['stops'] = [
        { id: 'sto_1', airport, arriving_at: at('08:40'), departing_at: at('09:20'), duration: 'PT40M' },
        { id: 'sto_2', airport, arriving_at: null, departing_at: null, duration: null },
        { id: 'sto_3', airport: { ...airport, iata_code: null }, arriving_at: null, departing_at: null },
      ];
      return offer;
    };
    const [leg] = named((await search()).offers, 'Light').flights;
    expect(leg!.stops).toEqual([]);
    expect(leg!.segments[0]!.technicalStops).toEqual([
      { airport: expect.objectContaining({ code: 'OPO' }), duration: 40 },
      { airport: expect.objectContaining({ code: 'OPO' }), duration: null },
    ]);
    fake.edit = (offer) => {
      firstSegment(offer)['stops'] = 'two';
      return offer;
    };
    const other = named((await search()).offers, 'Light').flights[0]!.segments[0]!;
    expect(other).not.toHaveProperty('technicalStops');
  });

  it('names fares as the airline does, with what is included; the same id always means the same', async () => {
    const { offers, fareFamilies } = await search();
    for (const family of fareFamilies) expect(() => z.parse(FareFamily, family)).not.toThrow();
    const familyOf = (name: string) => fareFamilies.find(({ id }) => id === named(offers, name).fareFamily)!;
    expect(familyOf('Light')).toMatchObject({
      id: expect.stringMatching(/^TP-economy-discount-[0-9a-f]{6}$/),
      carrier: 'TP',
      name: 'Discount',
      features: {
        checked: { pieces: 0 },
        carryOn: { pieces: 1, kilograms: 0 },
        change: 'fee',
        refund: 'none',
      },
    });
    expect(familyOf('Flex').features).toMatchObject({
      checked: { pieces: 1 },
      change: 'included',
      refund: 'fee',
    });
    expect(named(offers, 'Light').itineraryId).toBe(named(offers, 'Flex').itineraryId);
    expect(named(offers, 'Light').itineraryId).toBe('TP1350LISLHR20270312');
    const again = await search();
    expect(again.fareFamilies).toEqual(fareFamilies);
  });

  it.each([
    ['EUR', '120.50', '31.40', 12050, 3140],
    ['JPY', '19800', '5200', 19800, 5200],
    ['KWD', '41.255', '3.005', 41255, 3005],
  ])('G73 takes prices in %s to the last minor unit', async (currency, price, tax, total, taxes) => {
    Object.assign(fake, { currency, price, tax });
    const offer = named((await search({}, currency)).offers, 'Light');
    expect(offer.base).toEqual({ amount: total - taxes, currency });
    expect(offer.taxes).toEqual({ amount: taxes, currency });
  });

  it('shares a price over the types of travellers so that it adds up', async () => {
    fake.price = '33.37';
    const { offers } = await search({ travellers: { adults: 2, children: 1, infants: 1 } });
    for (const { fares, base, taxes } of offers) {
      expect(fares.map(({ passengerType, count }) => [passengerType, count])).toEqual([
        ['ADT', 2],
        ['CHD', 1],
        ['INF', 1],
      ]);
      expect(fares.reduce((sum, fare) => sum + fare.base.amount, 0)).toBe(base.amount);
      expect(fares.reduce((sum, fare) => sum + fare.taxes.amount, 0)).toBe(taxes.amount);
    }
  });

  it('is cheapest first, and no more than was asked for', async () => {
    const { offers } = await search({ preferences: { responseOptions: { maxResults: 2 } } });
    expect(offers.map(({ base, taxes }) => base.amount + taxes.amount)).toEqual([9600, 12000]);
  });

  it('R190 R192 leaves out what was not asked for', async () => {
    const ids = async (preferences: object) =>
      (await search({ preferences })).offers.map(({ id }) => /[A-Z][a-z]+/.exec(id)![0]);
    expect(await ids({ carrier: { noCodeshare: true } })).toEqual(['Light', 'Flex']);
    expect(await ids({ carrier: { noInterline: true } })).toEqual(['Light', 'Flex']);
    expect(await ids({ schedule: { noOvernightStay: true } })).toEqual(['Light', 'Flex']);
    expect(await ids({ carrier: { flightsAllowedMarketingCarriers: ['TP'] } })).toEqual(['Light', 'Flex']);
    expect(await ids({ carrier: { faresAllowedCarriers: ['BA'] } })).toEqual([]);
    expect(await ids({ fare: { refundable: 'yes' } })).toEqual(['Flex']);
    expect(await ids({ fare: { refundable: 'no' } })).toEqual(['Round', 'Light']);
    expect(await ids({ fare: { changeable: 'no' } })).toEqual([]);
  });

  it('bears fields and words that nobody knows, and fields that are missing', async () => {
    fake.edit = (offer) => {
      const segment = firstSegment(offer);
      Object.assign(offer, {
        conditions: null,
        payment_requirements: null,
        tax_amount: null,
        tax_currency: null,
        wormhole: { a: [1] },
      });
      Object.assign(segment, {
        passengers: null,
        aircraft: null,
        operating_carrier: null,
        origin_terminal: null,
      });
      (offer['passengers'] as Json[])[0]!['type'] = 'space_tourist';
      return offer;
    };
    const { offers, fareFamilies } = await search();
    expect(offers).toHaveLength(3);
    expect(offers[1]).toMatchObject({
      refundable: false,
      changeable: false,
      seatsLeft: null,
      taxes: { amount: 0 },
    });
    expect(offers[1]!.fares).toMatchObject([{ passengerType: 'ADT', count: 1 }]);
    expect(fareFamilies[0]!.features).toMatchObject({ change: 'none', refund: 'none' });
  });

  it('one offer that cannot be read, or not be sold here, costs only itself', async () => {
    const spoil: Record<string, (offer: Json) => void> = {
      Light: (offer) => (offer['total_amount'] = '120.001'),
      Flex: (offer) =>
        Object.assign(offer, {
          passenger_identity_documents_required: true,
          supported_passenger_identity_document_types: ['tax_id'],
        }),
    };
    fake.edit = (offer) => {
      spoil[/(Light|Flex)$/.exec(String(offer['id']))?.[0] ?? '']?.(offer);
      return offer;
    };
    expect((await search()).offers.map(({ id }) => /[A-Z][a-z]+/.exec(id)![0])).toEqual(['Round']);
    for (const broken of [
      { slices: [] },
      { slices: 'none' },
      { id: '../orders' },
      { owner: airline('<b>') },
      { total_amount: null },
    ]) {
      fake.edit = (offer) => ({ ...offer, ...broken });
      expect((await search()).offers, JSON.stringify(broken)).toEqual([]);
    }
    fake.edit = (offer) => {
      firstSegment(offer)['departing_at'] = 'soon';
      return offer;
    };
    expect((await search()).offers).toEqual([]);
  });

  it('takes names of unknown airports as plain text, and their zones only when they are zones', async () => {
    const legs = [{ origin: 'LIS', destination: 'QQZ', departureDate: '2027-03-12' }];
    const { offers } = await search({ legs });
    expect(offers[0]!.flights[0]).toMatchObject({
      destination: { code: 'QQZ', name: 'Ilha <b>Nova</b>' },
      arrivalZone: 'Atlantic/Azores',
    });
    fake.edit = (offer) => {
      firstSegment(offer)['destination'] = {
        iata_code: 'QQZ',
        name: 'x\u202E\u0000y',
        time_zone: 'Mars/Base',
      };
      return offer;
    };
    expect((await search({ legs, preferences: { schedule: { allowedStops: '0' } } })).offers).toEqual([]);
  });

  it('shows the fees of a fare in the currency that its airline names', async () => {
    // Witness: shared.ts, `FlightsConditionAllowed.penalty_currency`.
    fake.edit = (offer) => ({
      ...offer,
      conditions: {
        change_before_departure: { allowed: true, penalty_amount: '80.00', penalty_currency: 'GBP' },
        refund_before_departure: { allowed: true, penalty_amount: null, penalty_currency: null },
      },
    });
    const [offer] = (await search()).offers;
    expect(offer!.base.currency).toBe('EUR');
    expect(offer!.terms).toMatchObject({
      change: { service: 'fee', fee: { amount: 8_000, currency: 'GBP' } },
      refund: { service: 'fee', fee: null },
    });
  });

  it('sells in the currency of the Duffel account only, and does not ask again and again for another', async () => {
    expect(await search({}, 'BRL')).toEqual({ offers: [], fareFamilies: [] });
    expect(duffel.logged.join()).toContain('"sold":["EUR"]');
    await search({}, 'BRL');
    expect(fake.count('search')).toBe(1);
    expect((await search()).offers.length).toBe(3);
    clock.advance(3_700_000);
    await search({}, 'BRL');
    expect(fake.count('search')).toBe(3);
  });

  it.each([
    'unavailable',
    'broken',
    'bad-gateway',
    'gateway-timeout',
    'drop',
    'garbled',
    'redirect',
  ] as const)('fails clearly, and asks no second time: %s', async (fault) => {
    fake.fail('search', fault);
    await expect(search()).rejects.toMatchObject({ name: 'SupplierError', reason: 'failed' });
    expect(fake.count('search')).toBe(1);
  });

  it('asks again after the pause that Duffel asks for, and fails where it asks for no end of them', async () => {
    fake.fail('search', 'limited');
    await expect(search()).rejects.toMatchObject({ name: 'SupplierError', reason: 'failed' });
    expect(fake.count('search')).toBe(3);
  });

  it('ends when its caller gives up', async () => {
    fake.fail('search', 'slow');
    const abort = new AbortController();
    const asked = duffel.search(searchFor(), { signal: abort.signal });
    setTimeout(() => abort.abort(), 30);
    await expect(asked).rejects.toMatchObject({ reason: 'failed' });
  });

  it('SEC-43 logs what went wrong and never the token', async () => {
    fake.fail('search', 'limited');
    await expect(search()).rejects.toThrow();
    const bad = anew({}, { url: fake.url, token: 'duffel_live_other' });
    await expect(bad.search(searchFor(), { signal })).rejects.toThrow();
    const text = [...duffel.logged, ...bad.logged].join('\n');
    expect(text).toContain('rate_limit_exceeded');
    expect(text).toContain('access_token_not_found');
    expect(text).toContain('req_fake');
    expect(text).not.toMatch(/duffel_(test|live)_/);
  });
});

describe('price', () => {
  const price = (id: string, travellers = { adults: 1, children: 0, infants: 0 }) =>
    duffel.price(id, travellers, { signal });

  it('is the price of now, held as long as Duffel holds it', async () => {
    const offer = named((await search()).offers, 'Flex');
    const same = await price(offer.id);
    const { holdUntil, ...plain } = offer;
    expect(same.offer).toEqual(plain);
    expect(holdUntil).toBe(same.payLaterUntil);
    expect(same.expiresAt).toBe(new Date(clock.now().getTime() + 30 * 60_000).toISOString());
    expect(same.payLaterUntil).toBe(new Date(clock.now().getTime() + 24 * 3_600_000).toISOString());
    for (const sold of fake.book.offers.values()) sold['total_amount'] = '260.00';
    expect((await price(offer.id)).offer.base.amount).toBe(26000 - 3140);
  });

  it('has to be paid at once where the airline says so', async () => {
    const light = named((await search()).offers, 'Light');
    expect(light).not.toHaveProperty('holdUntil');
    expect((await price(light.id)).payLaterUntil).toBeNull();
  });

  it('names the ages for which it was made, in the order of the travellers, and the day on which they count', async () => {
    const legs = [
      { origin: 'LIS', destination: 'LHR', departureDate: '2027-03-12' },
      { origin: 'LHR', destination: 'LIS', departureDate: '2027-03-20' },
    ];
    // Twelve is an adult here, and a child for this airline.
    const travellers = { adults: 2, children: 2, infants: 1, ages: [null, 12, 9, null, 0] };
    const { offers } = await search({ legs, travellers });
    const priced = async (name: string, who: TravellerCounts = travellers) =>
      (await duffel.price(named(offers, name).id, who, { signal })).asks;
    const ages = { said: [null, 12, 9, null, 0], on: '2027-03-20' };
    expect(await priced('Light')).toEqual({ passport: false, loyalty: [], ages });
    // Its last flight takes off after midnight.
    expect((await priced('Round'))!.ages).toEqual(ages);
    // Who does not say it again is told what the offer says.
    const { ages: _, ...unsaid } = travellers;
    expect((await priced('Light', unsaid))!.ages).toEqual(ages);
    fake.edit = (offer) => ({ ...offer, passengers: (offer['passengers'] as Json[]).toReversed() });
    const turned = named((await search({ legs, travellers })).offers, 'Light');
    expect((await duffel.price(turned.id, travellers, { signal })).asks!.ages).toEqual(ages);
  });

  it('asks nothing about ages where the offer says none', async () => {
    const travellers = { adults: 1, children: 1, infants: 0 };
    const { offers } = await search({ travellers });
    expect((await duffel.price(offers[0]!.id, travellers, { signal })).asks).toBeUndefined();
  });

  it('R214 tells the terms, fees for one traveller', async () => {
    const { offers } = await search({ travellers: { adults: 2 } });
    const rules = await duffel.rules(named(offers, 'Light').id);
    expect(() => z.parse(FareRules, rules)).not.toThrow();
    expect(rules).toMatchObject({
      fareBasis: ['KEUR2B'],
      changeBeforeDeparture: { service: 'fee', fee: { amount: 3000, currency: 'EUR' } },
      refundBeforeDeparture: { service: 'none', fee: null },
      noShow: { service: 'none', fee: null },
    });
    const flexible = await duffel.rules(named(offers, 'Flex').id);
    expect(flexible.changeBeforeDeparture).toEqual({
      service: 'included',
      fee: { amount: 0, currency: 'EUR' },
    });
    fake.edit = (offer) => ({
      ...offer,
      conditions: {
        change_before_departure: { allowed: true, penalty_amount: null, penalty_currency: null },
      },
    });
    const [unsaid] = (await search()).offers;
    expect((await duffel.rules(unsaid!.id)).changeBeforeDeparture).toEqual({ service: 'fee', fee: null });
  });

  it('is gone when it is sold out, over, unknown, or for others than were searched for', async () => {
    const { offers } = await search();
    const [offer] = offers;
    fake.fail('offer', 'gone', { refused: 'not_found', status: 404 }, { refused: 'x', status: 410 });
    for (let i = 0; i < 3; i++) await expect(price(offer!.id)).rejects.toMatchObject({ reason: 'gone' });
    await expect(price(offer!.id, { adults: 2, children: 0, infants: 0 })).rejects.toMatchObject({
      reason: 'gone',
    });
    clock.advance(31 * 60_000);
    await expect(price(offer!.id)).rejects.toMatchObject({ reason: 'gone' });
    await expect(duffel.rules(offer!.id)).rejects.toMatchObject({ reason: 'gone' });
  });

  it.each([
    ['limited', 'Too many people are asking the supplier right now. Please try again in a minute.'],
    ...(['broken', 'bad-gateway', 'drop', 'garbled'] as const).map(
      (fault) => [fault, 'Flight reprice failed'] as const,
    ),
  ] as const)('fails: %s', async (fault, message) => {
    const [offer] = (await search()).offers;
    fake.fail('offer', fault, fault);
    await expect(price(offer!.id)).rejects.toMatchObject({ reason: 'failed', message });
  });

  it('SEC-34 an id that was changed or made elsewhere is refused without asking anybody', async () => {
    const [one, two] = (await search()).offers;
    const [, inner, seal] = one!.id.split('.');
    for (const id of [
      `df1.${inner}X.${seal}`,
      `df1.${two!.id.split('.')[1]}.${seal}`,
      `df1.${inner}`,
      inner!,
      `df1.off_1/../../orders.${seal}`,
      '',
      'sb1.x.y',
    ])
      await expect(price(id), id).rejects.toMatchObject({ reason: 'invalid' });
    expect(fake.count('offer')).toBe(0);
  });

  it('a reading whose connection broke is asked again, once', async () => {
    const [offer] = (await search()).offers;
    fake.fail('offer', 'drop');
    expect((await price(offer!.id)).offer).toEqual(offer);
    expect(fake.count('offer')).toBe(2);
  });

  it('an answer about another offer is none', async () => {
    const [one, two] = (await search()).offers;
    const duffelId = one!.id.split('.')[1]!;
    fake.book.offers.set(duffelId, fake.book.offers.get(two!.id.split('.')[1]!)!);
    await expect(price(one!.id)).rejects.toMatchObject({ reason: 'failed' });
  });
});
