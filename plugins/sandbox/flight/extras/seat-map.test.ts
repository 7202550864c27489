import { describe, expect, it } from 'vitest';
import { each } from '@/tests/support/each';
import type { FlightSegment, Seat } from '@/plugins/flight/contract';
import { findCarrier } from '@/server/reference';
import { bagDollars, legBags } from './bags';
import { familyOf } from '../fares/families';
import { positionIn, seatDollars, seatMapOf, type SeatContext } from './seat-map';

const airport = (code: string) => ({ code, name: code, city: code });
const segment = (more: Partial<FlightSegment> = {}): FlightSegment => ({
  id: 'TPLISJFK202703120',
  carrier: 'TP',
  carrierName: 'TAP Air Portugal',
  operatedBy: null,
  flightNumber: '209',
  aircraft: 'Airbus A330-900',
  origin: airport('LIS'),
  destination: airport('JFK'),
  originTerminal: null,
  destinationTerminal: null,
  departureTime: '2027-03-12T11:20',
  arrivalTime: '2027-03-12T15:00',
  departureZone: 'Europe/Lisbon',
  arrivalZone: 'America/New_York',
  duration: 480,
  cabin: 'economy',
  bookingClass: 'O',
  ...more,
});
const TP = findCarrier('TP')!;
const context = (tier: 0 | 1 | 2 = 0, more: Partial<SeatContext> = {}): SeatContext => ({
  family: familyOf(TP, 'economy', tier),
  currency: 'EUR',
  today: '2027-01-10',
  ordered: new Set(),
  ...more,
});
const seatsOf = (from: FlightSegment, given = context()): Seat[] =>
  seatMapOf(from, given).decks!.flatMap((deck) => deck.rows.flatMap((row) => row.seats));

describe('seat maps', () => {
  it('lay a cabin out as its aircraft is built', () => {
    const layout = (aircraft: string, cabin: FlightSegment['cabin'] = 'economy') =>
      seatMapOf(segment({ aircraft, cabin }), context()).decks?.map((deck) =>
        deck.columns.map((column) => column ?? ' ').join(''),
      );
    expect(layout('ATR 72-600')).toEqual(['AC DF']);
    expect(layout('Airbus A320')).toEqual(['ABC DEF']);
    expect(layout('Airbus A330-900')).toEqual(['AC DEFG HK']);
    expect(layout('Boeing 787-9')).toEqual(['ABC DEF HJK']);
    expect(layout('Boeing 787-9', 'business')).toEqual(['A DG K']);
    expect(layout('Airbus A380-800')).toEqual(['ABC DEFG HJK', 'AC DEFG HK']);
    expect(layout('De Havilland Dash 8-400')).toBeUndefined();
  });

  it('know the window, the aisle and what is between', () => {
    expect([...'ABCDEFGHJK'].map((column) => positionIn('ABC DEFG HJK', column))).toEqual([
      'window',
      'middle',
      'aisle',
      'aisle',
      'middle',
      'middle',
      'aisle',
      'aisle',
      'middle',
      'window',
    ]);
    expect([...'ADGK'].map((column) => positionIn('A DG K', column))).toEqual([
      'window',
      'aisle',
      'aisle',
      'window',
    ]);
  });

  it('are the same whenever they are asked for, and not the same for every flight', () => {
    const taken = (from: FlightSegment) =>
      seatsOf(from)
        .filter((seat) => seat.availability === 'taken')
        .map((seat) => seat.number);
    expect(taken(segment())).toEqual(taken(segment()));
    expect(taken(segment())).not.toEqual(taken(segment({ id: 'TPLISJFK202703130' })));
    const share = taken(segment()).length / seatsOf(segment()).length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.95);
  });

  it('show what orders have as taken', () => {
    const free = seatsOf(segment()).find((seat) => seat.availability === 'available')!;
    const again = seatsOf(segment(), context(0, { ordered: new Set([free.number]) }));
    expect(again.find((seat) => seat.number === free.number)!.availability).toBe('taken');
  });

  it('charge by the fare: everything, what is better than plain, nothing', () => {
    const priced = (tier: 0 | 1 | 2) => seatsOf(segment(), context(tier)).filter((seat) => seat.price);
    expect(priced(0)).toHaveLength(seatsOf(segment()).length);
    expect(priced(1).length).toBeGreaterThan(0);
    expect(each(priced(1), (seat) => seat.characteristics.includes('extra-legroom'))).toBe(true);
    expect(priced(2)).toHaveLength(0);
    for (const { price } of priced(0)) expect(price).toMatchObject({ currency: 'EUR' });
  });

  it('cost more on longer flights and where there is room for legs', () => {
    const plain = { position: 'window', characteristics: [] } as const;
    const roomy = { position: 'window', characteristics: ['extra-legroom'] } as const;
    const of = (facts: { position: 'window'; characteristics: readonly string[] }, kilometres: number) =>
      seatDollars(facts as Seat, kilometres);
    expect(of(plain, 5_000)).toBeGreaterThan(of(plain, 800));
    expect(of(roomy, 800)).toBeGreaterThan(of(plain, 800));
  });

  it('keep children out of exit rows', () => {
    for (const seat of seatsOf(segment()))
      expect(seat.passengerTypes.includes('CHD')).toBe(!seat.characteristics.includes('exit-row'));
  });

  it('begin in the first row where economy is the whole aircraft', () => {
    const first = (id: string) =>
      seatMapOf(segment({ id, aircraft: 'Airbus A320' }), context()).decks![0]!.rows[0]!.number;
    expect(first('TPLISMAD202703120')).toBe(5);
    expect(first('U2LISMAD202703120')).toBe(1);
  });
});

describe('bags', () => {
  const leg = (aircraft = 'Airbus A330-900') => ({
    origin: airport('LIS'),
    destination: airport('JFK'),
    duration: 480,
    stops: [],
    cabin: 'economy' as const,
    carrier: 'TP',
    airlineName: 'TAP',
    departureTime: '2027-03-12T11:20',
    arrivalTime: '2027-03-12T15:00',
    departureZone: 'Europe/Lisbon',
    arrivalZone: 'America/New_York',
    dayOffset: 0,
    segments: [segment({ aircraft })],
  });

  it('cost more each, up to a limit that counts what is in the fare', () => {
    const prices = legBags(leg(), 0, familyOf(TP, 'economy', 0), 'ADT', 'EUR').paidBaggage;
    expect(prices).toHaveLength(3);
    expect(prices[1]!.amount).toBeGreaterThan(prices[0]!.amount);
    expect(legBags(leg(), 0, familyOf(TP, 'economy', 2), 'ADT', 'EUR').paidBaggage).toHaveLength(2);
    expect(legBags(leg('ATR 72-600'), 0, familyOf(TP, 'economy', 0), 'ADT', 'EUR').paidBaggage).toHaveLength(
      1,
    );
  });

  it('are not for infants', () => {
    expect(legBags(leg(), 0, familyOf(TP, 'economy', 1), 'INF', 'EUR')).toMatchObject({
      freeAllowance: { pieces: 0 },
      paidBaggage: [],
    });
  });

  it('cost by distance', () => {
    expect(bagDollars(6_000, 'TP')).toBeGreaterThan(bagDollars(600, 'TP'));
  });
});
