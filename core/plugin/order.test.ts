import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderContributions, type Orderable } from './order';

const item = (plugin: string, id: string, order?: Orderable['order']): Orderable => ({
  plugin,
  id,
  ...(order ? { order } : {}),
});
const keys = (items: readonly Orderable[]) => items.map(({ plugin, id }) => `${plugin}/${id}`);

describe('order of contributions', () => {
  it('is by plugin and id where nothing else is said, whatever arrived first', () => {
    const input = [item('b', 'x'), item('a', 'z'), item('a', 'y')];
    expect(keys(orderContributions(input).items)).toEqual(['a/y', 'a/z', 'b/x']);
    expect(keys(orderContributions([...input].reverse()).items)).toEqual(['a/y', 'a/z', 'b/x']);
  });

  it('R034 follows the agency’s order of products, and one that it does not name comes last', () => {
    const input = [item('a', 'y'), item('b', 'x'), item('c', 'w'), item('a', 'z')];
    expect(keys(orderContributions(input, ['c', 'a']).items)).toEqual(['c/w', 'a/y', 'a/z', 'b/x']);
  });

  it('respects before and after, by item, by plugin and by both', () => {
    const input = [
      item('a', 'first', { after: 'c/third' }),
      item('b', 'second'),
      item('c', 'third', { after: 'b' }),
    ];
    expect(keys(orderContributions(input).items)).toEqual(['b/second', 'c/third', 'a/first']);
    expect(keys(orderContributions([item('a', 'one'), item('b', 'two', { before: 'one' })]).items)).toEqual([
      'b/two',
      'a/one',
    ]);
  });

  it('ignores names of neighbours that are not there', () => {
    expect(orderContributions([item('a', 'one', { after: 'gone' })])).toEqual({
      items: [item('a', 'one', { after: 'gone' })],
      cycles: [],
    });
  });

  it('reports a contradiction and still shows every item once', () => {
    const { items, cycles } = orderContributions([
      item('a', 'x', { after: 'b/y' }),
      item('b', 'y', { after: 'a/x' }),
    ]);
    expect(keys(items)).toEqual(['a/x', 'b/y']);
    expect(cycles).toEqual(['a/x']);
  });

  it('never loses or doubles an item', () => {
    const name = fc.constantFrom('p', 'q', 'r');
    const entry = fc.record({
      plugin: name,
      id: name,
      order: fc.record({ before: name, after: name }, { requiredKeys: [] }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(entry, { selector: (value) => `${value.plugin}/${value.id}` }),
        (entries) => {
          expect(keys(orderContributions(entries).items).sort()).toEqual(keys(entries).sort());
        },
      ),
    );
  });
});
