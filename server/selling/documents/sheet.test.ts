import { expect, it } from 'vitest';
import { allCurrencies } from '../../reference';
import { moneyText } from '../letters/format';
import { openSheet } from './sheet';

const { safe, lost } = openSheet({ language: 'en', title: '', author: '', madeAt: new Date(0) });

it('names in Latin, Greek and Cyrillic letters are printed as they are, however their marks are kept', () => {
  for (const name of ['Conceição', 'Łucja Żółć', 'Nguyễn Thị', 'Şebnem Ğ', 'Ελένη Ώριμη', 'Цветкова Її']) {
    expect(safe(name.normalize('NFD'))).toBe(name.normalize('NFC'));
    expect(lost(name.normalize('NFD'))).toBe(0);
  }
});

it('an amount is printed with the sign of its currency, or with its code, in every currency and language', () => {
  for (const { code: currency, symbol } of allCurrencies())
    for (const language of ['en', 'pt', 'es']) {
      const text = moneyText({ amount: 752_883, currency }, language);
      const printed = safe(text);
      expect(printed).not.toContain('?');
      expect(printed === text || printed.includes(currency)).toBe(true);
      expect(safe(`${symbol}1`)).not.toContain('?');
    }
  expect(safe(moneyText({ amount: 752_883, currency: 'INR' }, 'en'))).toBe('₹7,528.83');
});
