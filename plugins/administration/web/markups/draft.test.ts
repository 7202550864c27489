import { describe, expect, it } from 'vitest';
import { changedIn } from '@/core/forms/edit';
import { asChanges, patchOf, valuesOf } from './draft';

const KEYS = ['default', 'air', 'stays', 'protection'];
const known = { markup: 10, products: { air: 7.5, gone: 3 }, refundProtectMarkup: 6 };
const base = valuesOf(known, KEYS);

describe('markups that are edited', () => {
  it('R384 starts from what the server holds; what is not set is empty', () => {
    expect(base).toEqual({ default: 10, air: 7.5, stays: null, protection: 6 });
  });

  it('R384 sends what was changed, with what it was based on', () => {
    const draft = { ...base, default: 12, air: null };
    expect(changedIn({ base, draft })).toEqual(['default', 'air']);
    expect(patchOf({ base, draft })).toEqual({
      markup: 12,
      products: { air: null },
      basedOn: { markup: 10, products: { air: 7.5 } },
    });
  });

  it('a change that was taken back is none', () => {
    expect(changedIn({ base, draft: { ...base, default: 10 } })).toEqual([]);
    expect(asChanges(base, [])).toEqual({});
    expect(patchOf({ base, draft: { ...base, protection: null } })).toEqual({
      refundProtectMarkup: null,
      basedOn: { refundProtectMarkup: 6 },
    });
  });
});
