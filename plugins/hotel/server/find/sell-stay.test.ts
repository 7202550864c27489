import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { price } from '@/server/pricing';
import { nightsOf, wholePrice } from '../../contract';
import type { RatedRoom, SupplierStay } from '../../face/port';
import {
  choiceOf,
  freeUntilOf,
  isSaleable,
  partsOf,
  perNight,
  rateFor,
  type Reader,
  soldAt,
  wholeAt,
} from './sell-stay';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const amounts = fc.integer({ min: 1, max: 500_000 }).map(eur);
const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const night = fc.record({ date: fc.constant('2027-03-10'), amount: amounts });
const rates = fc.record({
  board: fc.constantFrom('roomOnly', 'breakfast'),
  payment: fc.constantFrom('now', 'property'),
  terms: fc.record({ freeUntil: perhaps(fc.constantFrom('2027-03-01T12:00', '2027-03-08T12:00')) }),
  left: perhaps(fc.integer({ min: 1, max: 9 })),
  nights: fc.array(night, { minLength: 1, maxLength: 5 }),
  atProperty: fc.array(fc.record({ kind: fc.constant('cityTax'), amount: amounts }), { maxLength: 2 }),
  ...{ base: amounts, taxes: amounts, published: perhaps(amounts), retail: perhaps(amounts) },
  floor: perhaps(fc.integer({ min: 1, max: 1_500_000 }).map(eur)),
});
const rooms = fc
  .array(
    rates.map((rate) => ({
      room: { name: 'Double', beds: [{ bed: 'queen', count: 1 }], accessible: false },
      rate,
    })),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) => all as unknown as RatedRoom[]);
const readers = fc.record<Reader>({
  terms: fc.record({ markupBasisPoints: fc.integer({ min: 0, max: 3_000 }), feeMinor: fc.nat(2_000) }),
  isStaff: fc.boolean(),
});
const stays = fc.record({ rooms, published: perhaps(amounts), retail: perhaps(amounts) }).map(
  (some) =>
    ({
      ...some,
      base: eur(some.rooms.reduce((sum, { rate }) => sum + rate.base.amount, 0)),
      taxes: eur(some.rooms.reduce((sum, { rate }) => sum + rate.taxes.amount, 0)),
      listing: { supplierId: 'sandbox' },
      stay: { start: '2027-03-10', end: '2027-03-13' },
      atProperty: some.rooms.flatMap(({ rate }) => rate.atProperty),
    }) as unknown as SupplierStay,
);

describe('a stay of a supplier as it is sold', () => {
  it('SEC-35 shows staff alone what it costs, and a public price only where that is above ours', () => {
    fc.assert(
      fc.property(stays, readers, (stay, reader) => {
        const { total, staff } = price(stay, reader.terms);
        const { published, retail, taxes } = stay;
        expect(soldAt(stay, 'sandbox', reader)).toStrictEqual({
          ...{ total, taxes, published: published && published.amount > total.amount ? published : null },
          ...(reader.isStaff && {
            ...{ supplier: 'sandbox', wholesale: staff.wholesale, agencyFee: staff.agencyFee, retail },
          }),
        });
        expect(wholeAt(stay, reader)).toEqual(wholePrice(total, stay.atProperty));
      }),
    );
  });

  it('is free until the first of its rooms is not, and has as many left as the scarcest', () => {
    fc.assert(
      fc.property(stays, readers, (stay, reader) => {
        const choice = choiceOf('id', stay, reader);
        const all = stay.rooms.map(({ rate }) => rate);
        const [ends, left] = [
          all.map(({ terms }) => terms.freeUntil),
          all.flatMap((rate) => rate.left ?? []),
        ];
        expect(choice).toMatchObject({
          ...{ id: 'id', board: all[0]!.board, rooms: stay.rooms.map(({ room }) => room) },
          payment: all.some(({ payment }) => payment === 'now') ? 'now' : 'property',
          freeUntil: ends.includes(null) ? null : ends.reduce((a, b) => (a! < b! ? a : b)),
          left: left.length === 0 ? null : Math.min(...left),
          atProperty: stay.atProperty,
          perNight: perNight(wholeAt({ ...stay, parts: partsOf(stay) }, reader), nightsOf(stay.stay)),
        });
        expect(choice.freeUntil).toBe(freeUntilOf(stay.rooms));
      }),
    );
  });

  it('asks the flat fee of a booking once, and its nights add up to its price without taxes', () => {
    fc.assert(
      fc.property(rooms, readers, (some, reader) => {
        for (const [party, rated] of some.entries()) {
          const { rate } = rated;
          const terms = { ...reader.terms, feeMinor: party === 0 ? reader.terms.feeMinor : 0 };
          const { total } = price({ ...rate, parts: partsOf({ rooms: [rated] }) }, terms);
          const sold = rateFor('id', rated, { party, supplierId: 'sandbox', nights: 3 }, reader);
          expect(sold).toMatchObject({
            ...{
              id: 'id',
              total,
              board: rate.board,
              payment: rate.payment,
              left: rate.left,
              terms: rate.terms,
            },
            ...{ atProperty: rate.atProperty, perNight: perNight(wholePrice(total, rate.atProperty), 3) },
          });
          const net = rate.nights.reduce((sum, { amount }) => sum + amount.amount, 0);
          const own = total.amount - rate.taxes.amount;
          expect(sold.nights.map(({ date }) => date)).toEqual(rate.nights.map(({ date }) => date));
          expect(sold.nights.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(own);
          for (const [at, { amount }] of sold.nights.entries())
            expect(
              Math.abs(amount.amount - (own * rate.nights[at]!.amount.amount) / net),
            ).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('G69 INV-5 is sold at what its rooms are sold at, to the last unit, and each at its floor at least', () => {
    fc.assert(
      fc.property(stays, readers, (stay, reader) => {
        const sold = stay.rooms.map((rated, party) =>
          rateFor('id', rated, { party, supplierId: 'sandbox', nights: 3 }, reader),
        );
        const { total, staff } = price({ ...stay, parts: partsOf(stay) }, reader.terms);
        expect(sold.reduce((sum, rate) => sum + rate.total.amount, 0)).toBe(total.amount);
        expect(choiceOf('id', stay, reader).total).toEqual(total);
        const hasFee = stay.rooms[0]!.rate.payment === 'now';
        expect(staff.agencyFee.amount).toBe(hasFee ? reader.terms.feeMinor : 0);
        for (const [at, { rate }] of stay.rooms.entries()) {
          const net = rate.base.amount + rate.taxes.amount;
          if (rate.payment === 'property') expect(sold[at]!.total.amount).toBe(net);
          else expect(sold[at]!.total.amount).toBeGreaterThanOrEqual(Math.max(net, rate.floor?.amount ?? 0));
        }
      }),
    );
  });

  it('is sold at its own price where the property collects it, alone or beside a room that is paid here', () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    const at = (...payments: ('now' | 'property')[]) => {
      const each = payments.map((payment) => ({
        room: { name: 'Double', beds: [], accessible: false },
        rate: {
          ...{
            board: 'roomOnly',
            payment,
            terms: { freeUntil: null },
            left: null,
            nights: [],
            atProperty: [],
          },
          ...{ base: usd(9_000), taxes: usd(1_000), published: null, retail: null },
        },
      }));
      const stay = {
        ...{ rooms: each, base: usd(9_000 * each.length), taxes: usd(1_000 * each.length) },
        ...{ published: null, retail: null, listing: { supplierId: 'sandbox' }, atProperty: [] },
        stay: { start: '2027-03-10', end: '2027-03-13' },
      } as unknown as SupplierStay;
      const reader = { terms: { markupBasisPoints: 1_000, feeMinor: 500 }, isStaff: true };
      const rates = stay.rooms.map(
        (room, party) =>
          rateFor('id', room, { party, supplierId: 'sandbox', nights: 3 }, reader).total.amount,
      );
      const { total, agencyFee } = choiceOf('id', stay, reader);
      return { total: total.amount, fee: agencyFee!.amount, rates };
    };
    expect(at('property')).toEqual({ total: 10_000, fee: 0, rates: [10_000] });
    expect(at('property', 'property')).toEqual({ total: 20_000, fee: 0, rates: [10_000, 10_000] });
    expect(at('now')).toEqual({ total: 11_500, fee: 500, rates: [11_500] });
    expect(at('now', 'property')).toEqual({ total: 21_500, fee: 500, rates: [11_500, 10_000] });
    // The fee would be in the first room's price.
    expect(at('property', 'now')).toEqual({ total: 21_000, fee: 0, rates: [10_000, 11_000] });
  });

  it('is not sold for nothing, below nothing, in parts of a minor unit or in another currency', () => {
    const fee = { kind: 'cityTax' as const, amount: eur(1) };
    const net = { base: eur(1), taxes: eur(0), atProperty: [fee] };
    expect(isSaleable(net, 'EUR')).toBe(true);
    const usd = { amount: 1, currency: 'USD' };
    for (const wrong of [
      { base: eur(0) },
      ...[eur(-1), eur(0.5), usd].flatMap((amount) => [
        { base: amount },
        { taxes: amount },
        { atProperty: [fee, { ...fee, amount }] },
      ]),
    ])
      expect([wrong, isSaleable({ ...net, ...wrong }, 'EUR')]).toEqual([wrong, false]);
  });
});

it('G69 a night is never less than its part of the whole, nor more by a unit', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 60 }), (total, nights) => {
      const { amount, currency } = perNight({ amount: total, currency: 'JPY' }, nights);
      expect([amount * nights >= total, (amount - 1) * nights < total || total === 0, currency]).toEqual([
        true,
        true,
        'JPY',
      ]);
    }),
  );
});
