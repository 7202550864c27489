import { describe, expect, it } from 'vitest';
import { updateAgency } from '@/core/contract';
import { readMenu } from '@/core/contract/site/activation';
import { safeParse } from 'zod/mini';
import { BLUE_FJORD, item, MENU } from '../testing/fixtures';
import {
  defaultOf,
  draftOf,
  isDirty,
  menuOf,
  MOST_PRODUCTS,
  moveProduct,
  patchOf,
  problemsOf,
  removeProduct,
  switchProduct,
} from './draft';
import { summaryOf } from './summary';

const INSTALLED = ['Air Travel', 'Hotels', 'Cars'];
const draft = (menu: unknown = MENU) => draftOf({ ...BLUE_FJORD, bookingMenuItemOptions: menu }, INSTALLED);
const namesOf = (list: ReturnType<typeof draft>) => list.products.map(({ name }) => name);
const onesOn = (list: ReturnType<typeof draft>) =>
  list.products.filter(({ isActive }) => isActive).map(({ name }) => name);

describe('opening the settings', () => {
  it('R034 R032: an agency without a menu sells every installed product, in the order of installation', () => {
    expect(onesOn(draft([]))).toEqual(INSTALLED);
    expect(onesOn(draft(null))).toEqual(INSTALLED);
  });

  it('R032: an installed product that the menu lacks is off, at the end', () => {
    expect(namesOf(draft([item('Cars')]))).toEqual(['Cars', 'Air Travel', 'Hotels']);
    expect(onesOn(draft([item('Cars')]))).toEqual(['Cars']);
  });

  it('G75: names match whatever their letter case, and keep the agency’s spelling', () => {
    const [first] = draft(['air travel']).products;
    expect(first).toMatchObject({ name: 'air travel', isInstalled: true, isActive: true });
  });

  it('knows a name that no installed plugin sells', () => {
    expect(draft([item('Balloons'), ...MENU]).products[0]).toMatchObject({
      name: 'Balloons',
      isInstalled: false,
    });
  });

  it('is not dirty before anything is touched, also where the menu had to be completed', () => {
    for (const menu of [MENU, [], null, ['Cars'], [item('Balloons', true, true)]])
      expect(isDirty(draft(menu), draft(menu))).toBe(false);
  });

  it('R021: an agency without a color starts from the default one', () => {
    expect(draftOf({ ...BLUE_FJORD, primaryColor: null, roundness: 7 }, [])).toMatchObject({
      primaryColor: '#2c7be5',
      roundness: 1,
    });
  });
});

describe('switching and ordering', () => {
  it('switching off and on again leaves nothing to save, and the default where it was', () => {
    const off = switchProduct(draft(), 'Air Travel', false);
    expect(defaultOf(off)).toBe('Hotels');
    expect(isDirty(draft(), off)).toBe(true);
    expect(summaryOf(draft(), off)).toEqual([{ change: 'switched', name: 'Air Travel' }]);
    const again = switchProduct(off, 'Air Travel', true);
    expect(defaultOf(again)).toBe('Air Travel');
    expect(isDirty(draft(), again)).toBe(false);
  });

  it('moves by one place and stops at the ends', () => {
    expect(namesOf(moveProduct(draft(), 'Hotels', -1))).toEqual(['Hotels', 'Air Travel', 'Cars']);
    const start = draft();
    expect(moveProduct(start, 'Air Travel', -1)).toBe(start);
    expect(moveProduct(start, 'Cars', 1)).toBe(start);
    expect(moveProduct(start, 'Balloons', 1)).toBe(start);
  });

  it('moving keeps the default with its product', () => {
    expect(defaultOf(moveProduct(draft(), 'Hotels', -1))).toBe('Air Travel');
    const without = draft([item('Air Travel'), item('Hotels')]);
    expect(defaultOf(moveProduct(without, 'Hotels', -1))).toBe('Air Travel');
  });

  it('sends one default that is on, or none when nothing is', () => {
    const none = INSTALLED.reduce((list, name) => switchProduct(list, name, false), draft());
    expect(defaultOf(none)).toBeNull();
    expect(menuOf(none)).toEqual(INSTALLED.map((name) => item(name, false)));
    const chosen = { ...draft(), preferred: 'Hotels' };
    expect(menuOf(chosen).filter(({ isDefault }) => isDefault)).toEqual([item('Hotels', true, true)]);
  });

  it('R032: a list with everything off stays off when it is read again, unlike an empty one', () => {
    const none = INSTALLED.reduce((list, name) => switchProduct(list, name, false), draft());
    expect(readMenu(menuOf(none), INSTALLED).items.some(({ isActive }) => isActive)).toBe(false);
  });

  it('what is not installed is never the default, can be removed, and the removal undone', () => {
    const start = draft([item('Balloons', true, true), item('Hotels')]);
    expect(defaultOf(start)).toBe('Hotels');
    const removed = removeProduct(start, 'Balloons', true);
    expect(menuOf(removed).map(({ name }) => name)).toEqual(['Hotels', 'Air Travel', 'Cars']);
    expect(summaryOf(start, removed)).toEqual([{ change: 'removed', name: 'Balloons' }]);
    expect(isDirty(start, removeProduct(removed, 'Balloons', false))).toBe(false);
  });
});

describe('what is sent', () => {
  it('R391: holds the changed settings only, with the version they were based on', () => {
    expect(patchOf(draft(), { ...draft(), primaryColor: ' 2C7BE5' }, 7)).toEqual({
      primaryColor: '#2c7be5',
      version: 7,
    });
    expect(patchOf(draft(), { ...draft(), roundness: 0 }, 7)).toEqual({ roundness: 0, version: 7 });
    const kept = { ...draft(), keepsColorInDark: true };
    expect(patchOf(draft(), kept, 7)).toEqual({ keepsColorInDark: true, version: 7 });
    expect(summaryOf(draft(), kept)).toEqual([{ change: 'keepsColorInDark' }]);
    expect(patchOf(draft(), switchProduct(draft(), 'Cars', true), 7)).toEqual({
      bookingMenuItemOptions: [item('Air Travel', true, true), item('Hotels'), item('Cars')],
      version: 7,
    });
  });

  it('a draft without problems is one that the contract accepts, and one with problems is not', () => {
    const many = draft(Array.from({ length: 21 }, (_, index) => item(`Product ${index}`)));
    const drafts = [
      switchProduct(draft(), 'Cars', true),
      { ...draft(), primaryColor: '#ABC' },
      { ...draft(), primaryColor: 'red' },
      { ...draft(), roundness: 1.5 as const },
      { ...draft(), keepsColorInDark: true },
      moveProduct(many, 'Product 3', 1),
    ];
    for (const one of drafts) {
      const base = one.products.length > MOST_PRODUCTS ? many : draft();
      const body = patchOf(base, one, 7);
      expect(safeParse(updateAgency.body, body).success).toBe(problemsOf(base, one).length === 0);
    }
    expect(problemsOf(many, many)).toEqual(['too-many']);
    expect(problemsOf(draft(), { ...draft(), primaryColor: 'red' })).toEqual(['colour']);
  });
});
