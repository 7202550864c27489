import { expect, it } from 'vitest';
import { voucherRows } from '../../say/told';
import { headCode } from './letters';

const ana = { code: 'A-1', traveler: 'Ana Silva' };
const rui = { code: 'A-2', traveler: 'Rui Silva' };

it('R348 each of several vouchers has its own code to scan beside its name, and none stands for all', () => {
  expect(voucherRows({ vouchers: [ana, rui] })).toEqual([
    { text: 'A-1', note: 'Ana Silva', scan: 'A-1' },
    { text: 'A-2', note: 'Rui Silva', scan: 'A-2' },
  ]);
  expect(headCode([ana, rui], 'https://page')).toBeNull();
});

it('R348 the only voucher is the code of the paper, and before there is one the page of the booking', () => {
  const all = { code: 'A-1', traveler: null };
  expect([voucherRows({ vouchers: [all] }), headCode([all], 'https://page')]).toEqual([
    [{ text: 'A-1' }],
    'A-1',
  ]);
  expect(headCode([], 'https://page')).toBe('https://page');
});
