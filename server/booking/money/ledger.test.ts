import { describe, expect, it } from 'vitest';
import { price } from '../../pricing';
import {
  authorisePosting,
  cancelPosting,
  capturePosting,
  paidOutside,
  type Posting,
  voidPosting,
} from './ledger';

const usd = (amount: number) => ({ amount, currency: 'USD' });
/** 500.00 wholesale, 50.00 markup, 5.00 fee, 55.50 protection: 610.50. */
const SOLD = price(
  { base: usd(40_000), taxes: usd(10_000), published: null, retail: null },
  { markupBasisPoints: 1_000, feeMinor: 500, protection: { basisPoints: 1_000 } },
);
const of = ({ entries }: Posting) =>
  Object.fromEntries(entries.map(({ account, amount }) => [account, amount]));
const sum = ({ entries }: Posting) => entries.reduce((all, { amount }) => all + amount, 0);

describe('INV-4 what is posted', () => {
  it('holds money for its traveller and lets go of it', () => {
    expect(of(authorisePosting(61_050))).toEqual({ 'gateway.held': 61_050, 'traveller.held': -61_050 });
    expect(of(voidPosting(61_050))).toEqual({ 'gateway.held': -61_050, 'traveller.held': 61_050 });
  });

  it('names the second payment of a reservation', () => {
    expect(authorisePosting(1).posting).toBe('authorise');
    expect(authorisePosting(1, 2).posting).toBe('authorise.2');
    expect(voidPosting(1, 2).posting).toBe('void.2');
  });

  it('owes everybody his part of what was taken', () => {
    const taken = capturePosting(SOLD);
    expect(of(taken)).toEqual({
      'gateway.held': -61_050,
      'traveller.held': 61_050,
      'gateway.receivable': 61_050,
      'supplier.payable': -50_000,
      'agency.commission': -5_000,
      'agency.fee': -500,
      'protection.payable': -5_550,
    });
    expect(sum(taken)).toBe(0);
  });

  it('owes protection nothing where nobody chose it', () => {
    const bare = price(
      { base: usd(40_000), taxes: usd(0), published: null, retail: null },
      { markupBasisPoints: 1_000, feeMinor: 0 },
    );
    expect(of(capturePosting(bare))).toEqual({
      'gateway.held': -44_000,
      'traveller.held': 44_000,
      'gateway.receivable': 44_000,
      'supplier.payable': -40_000,
      'agency.commission': -4_000,
    });
  });

  it('names what is taken, and what is given back whichever way', () => {
    expect(capturePosting(SOLD).posting).toBe('capture');
    const ways = [cancelPosting(SOLD, 0), cancelPosting(SOLD, 41_050), cancelPosting(SOLD, 55_500, 20_000)];
    expect(ways.map(({ posting }) => posting)).toEqual(['cancel', 'cancel', 'cancel']);
  });

  it('gives the supplier what is kept up to its price, and the agency the rest', () => {
    const small = cancelPosting(SOLD, 41_050);
    expect(of(small)).toEqual({
      'gateway.receivable': -41_050,
      'supplier.payable': 30_000,
      'agency.commission': 5_000,
      'agency.fee': 500,
      'protection.payable': 5_550,
    });
    const large = cancelPosting(SOLD, 6_050);
    expect(of(large)).toMatchObject({ 'agency.cancellation': -5_000 });
    expect(of(large)).not.toHaveProperty('supplier.payable');
    expect([sum(small), sum(large)]).toEqual([0, 0]);
  });

  it('moves nothing when nothing is returned: everybody keeps his part', () => {
    expect(cancelPosting(SOLD, 0).entries).toEqual([]);
  });

  it('has protection pay what the supplier keeps', () => {
    const covered = cancelPosting(SOLD, 55_500, 20_000);
    expect(of(covered)).toEqual({
      'gateway.receivable': -55_500,
      'supplier.payable': 30_000,
      'agency.commission': 5_000,
      'agency.fee': 500,
      'protection.payable': 20_000,
    });
    expect(sum(covered)).toBe(0);
  });

  it('leaves with the gateway what the agency has returned itself', () => {
    expect(of(paidOutside(cancelPosting(SOLD, 41_050)))).toMatchObject({ 'agency.outside': -41_050 });
  });
});
