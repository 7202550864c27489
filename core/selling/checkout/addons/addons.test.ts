import { describe, expect, it } from 'vitest';
import type { Price } from '../../../contract/bookings/booking';
import { protectionAmount } from '../../../contract/money/protection';
import { chooseAddon, chosenAddon, settleAddon, withAddon, withoutAddon } from './addons';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const price: Price = {
  lines: [
    { kind: 'base', amount: usd(10_000) },
    { kind: 'taxes', amount: usd(2_000) },
  ],
  total: usd(12_000),
};
const cover = { plugin: 'cover', amount: usd(780) };

describe('add-ons of a checkout', () => {
  it('R352 a chosen protection is a line in the price and part of the total, and goes again', () => {
    const shown = withAddon(price, cover);
    expect(shown.lines.at(-1)).toEqual({ kind: 'protection', amount: usd(780) });
    expect(shown.total).toEqual(usd(12_780));
    expect(withoutAddon(shown)).toEqual(price);
    expect(withAddon(shown, null)).toEqual(price);
  });

  it('SEC-34 what the server has priced holds over what this page worked out', () => {
    const priced = withAddon(price, { ...cover, amount: usd(800) });
    expect(withAddon(priced, cover)).toEqual(priced);
  });

  it('counts nothing before the add-on has said what it costs, as after a reload or a crash', () => {
    expect(chosenAddon({})).toBeNull();
    expect(chosenAddon({ cover: { selected: true, amount: null } })).toBeNull();
    expect(chosenAddon({ cover: { selected: true, amount: usd(780) } })).toEqual(cover);
  });

  it('SEC-34 follows a new price of the server, and asks anew where that price knew nothing of it', () => {
    const choices = { cover: { selected: true, amount: usd(780) } };
    const priced = withAddon(price, { ...cover, amount: usd(800) });
    expect(chosenAddon(settleAddon(choices, priced))).toEqual({ plugin: 'cover', amount: usd(800) });
    expect(settleAddon(choices, price)).toEqual({ cover: { selected: true, amount: null } });
    const none = { cover: { selected: false, amount: null } };
    expect(settleAddon(none, priced)).toEqual(none);
  });

  it('has room for one protection: choosing another gives up the first', () => {
    const first = chooseAddon({}, 'cover', { selected: true, amount: usd(780) });
    const second = chooseAddon(first, 'shelter', { selected: true, amount: usd(500) });
    expect(chosenAddon(second)).toEqual({ plugin: 'shelter', amount: usd(500) });
    expect(second['cover']).toEqual({ selected: false, amount: null });
    const none = chooseAddon(second, 'shelter', { selected: false, amount: null });
    expect(chosenAddon(none)).toBeNull();
  });

  it('G72 the price of protection is a percentage of the traveler price, rounded to the minor unit', () => {
    expect(protectionAmount(usd(136_440), 650)).toEqual(usd(8_869));
    expect(protectionAmount(usd(10), 500)).toEqual(usd(1));
    expect(protectionAmount({ amount: 9_999, currency: 'JPY' }, 650)).toEqual({
      amount: 650,
      currency: 'JPY',
    });
  });
});
