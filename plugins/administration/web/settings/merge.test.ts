import { describe, expect, it } from 'vitest';
import { BLUE_FJORD, item, MENU } from '../testing/fixtures';
import { defaultOf, draftOf, moveProduct, patchOf, switchProduct, type Draft } from './draft';
import { mergeDrafts, withPartOf } from './merge';

const INSTALLED = ['Air Travel', 'Hotels', 'Cars'];
const draft = (changes: Partial<typeof BLUE_FJORD> = {}) => draftOf({ ...BLUE_FJORD, ...changes }, INSTALLED);
const base = draft();
const namesOf = ({ products }: Draft) => products.map(({ name }) => name);

describe('an edit upon a newer version', () => {
  it('keeps what the owner touched and follows the rest', () => {
    const theirs = draft({ primaryColor: '#7a2e8f', roundness: 0 });
    const { draft: merged, differences } = mergeDrafts(base, { ...base, primaryColor: '#1f8a4c' }, theirs);
    expect(merged).toMatchObject({ primaryColor: '#1f8a4c', roundness: 0 });
    expect(differences).toEqual([
      { what: 'primaryColor', touched: true, keepsOwn: true, own: '#1f8a4c', theirs: '#7a2e8f' },
      { what: 'roundness', touched: false, keepsOwn: false, own: '1', theirs: '0' },
    ]);
    expect(patchOf(theirs, merged, 8)).toEqual({ primaryColor: '#1f8a4c', version: 8 });
  });

  it('R024: keeps the own color in the dark where the other one did not touch that', () => {
    const kept = { ...base, keepsColorInDark: true };
    const { draft: merged, differences } = mergeDrafts(base, kept, draft({ roundness: 0 }));
    expect(merged).toMatchObject({ keepsColorInDark: true, roundness: 0 });
    expect(differences.map(({ what }) => what)).toEqual(['roundness']);
    const theirs = draft({ keepsColorInDark: true });
    expect(withPartOf(base, theirs, { what: 'keepsColorInDark' })).toEqual(theirs);
  });

  it('says nothing where both came to the same', () => {
    const same = draft({ primaryColor: '#1f8a4c' });
    expect(mergeDrafts(base, { ...base, primaryColor: '#1f8a4c' }, same).differences).toEqual([]);
  });

  it('R032: merges switches product by product', () => {
    const theirs = draft({
      bookingMenuItemOptions: [item('Air Travel', true, true), item('Hotels', false), item('Cars', false)],
    });
    const { draft: merged, differences } = mergeDrafts(base, switchProduct(base, 'Cars', true), theirs);
    expect(merged.products.map(({ name, isActive }) => [name, isActive])).toEqual([
      ['Air Travel', true],
      ['Hotels', false],
      ['Cars', true],
    ]);
    expect(differences).toEqual([
      { what: 'product', name: 'Hotels', touched: false, keepsOwn: false, own: 'on', theirs: 'off' },
    ]);
  });

  it('keeps the owner’s order, with what is new where the newer version put it', () => {
    const theirs = draft({ bookingMenuItemOptions: [item('Balloons'), ...MENU] });
    const { draft: merged } = mergeDrafts(base, moveProduct(base, 'Cars', -1), theirs);
    expect(namesOf(merged)).toEqual(['Balloons', 'Air Travel', 'Cars', 'Hotels']);
  });

  it('follows the newer order when the owner moved nothing', () => {
    const theirs = draft({ bookingMenuItemOptions: [...MENU].reverse() });
    const { draft: merged, differences } = mergeDrafts(base, { ...base, roundness: 0 }, theirs);
    expect(namesOf(merged)).toEqual(['Cars', 'Hotels', 'Air Travel']);
    expect(differences).toMatchObject([{ what: 'order', touched: false }]);
  });

  it('drops a name that the newer version has dropped', () => {
    const before = draft({ bookingMenuItemOptions: [...MENU, item('Balloons')] });
    const { draft: merged } = mergeDrafts(before, switchProduct(before, 'Cars', true), draft());
    expect(namesOf(merged)).toEqual(['Air Travel', 'Hotels', 'Cars']);
  });

  it('keeps the owner’s choice of what opens first', () => {
    const theirs = draft({
      bookingMenuItemOptions: [item('Air Travel'), item('Hotels'), item('Cars', true, true)],
    });
    const { draft: merged, differences } = mergeDrafts(base, { ...base, preferred: 'Hotels' }, theirs);
    expect(defaultOf(merged)).toBe('Hotels');
    expect(differences).toContainEqual({
      what: 'default',
      touched: true,
      keepsOwn: true,
      own: 'Hotels',
      theirs: 'Cars',
    });
  });

  it('takes one setting of another version and nothing else', () => {
    const own = moveProduct(
      switchProduct({ ...base, primaryColor: '#1f8a4c', preferred: 'Hotels' }, 'Cars', true),
      'Cars',
      -1,
    );
    const theirs = draft({ primaryColor: '#7a2e8f', roundness: 0 });
    const { draft: merged } = mergeDrafts(base, own, theirs);
    expect(withPartOf(merged, theirs, { what: 'primaryColor' })).toEqual({
      ...merged,
      primaryColor: '#7a2e8f',
    });
    expect(namesOf(withPartOf(merged, theirs, { what: 'order' }))).toEqual(namesOf(theirs));
    expect(defaultOf(withPartOf(merged, theirs, { what: 'default' }))).toBe(defaultOf(theirs));
    const switched = withPartOf(merged, theirs, { what: 'product', name: 'Cars' });
    expect(switched.products.find(({ name }) => name === 'Cars')?.isActive).toBe(false);
    expect(namesOf(switched)).toEqual(namesOf(merged));
    expect(withPartOf(switched, own, { what: 'product', name: 'Cars' })).toEqual(merged);
  });
});
