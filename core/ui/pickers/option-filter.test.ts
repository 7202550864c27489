import { describe, expect, it } from 'vitest';
import { filterOptions, groupOptions, nextOption, type PickOption } from './option-filter';

const OPTIONS: PickOption[] = [
  { value: 'BR', label: 'Brasil', code: 'BR', group: 'America', keywords: 'Brazil' },
  { value: 'AR', label: 'Argentina', code: 'AR', group: 'America' },
  { value: 'ST', label: 'São Tomé e Príncipe', code: 'ST', group: 'Africa' },
  { value: 'DE', label: 'Alemanha', code: 'DE', group: 'Europe', detail: 'União Europeia' },
  { value: 'TV', label: 'Tuvalu', code: 'TV', group: 'Oceania', disabled: true },
];
const found = (text: string) => filterOptions(OPTIONS, text).map(({ value }) => value);

describe('finding an option', () => {
  it('ignores accents and case and takes words in any order', () => {
    expect(found('sao tome')).toEqual(['ST']);
    expect(found('TOME SAO')).toEqual(['ST']);
    expect(found('uniao')).toEqual(['DE']);
    expect(found('brazil')).toEqual(['BR']);
  });

  it('ignores which apostrophe it is, and dots', () => {
    const people = [
      { value: 'oneil', label: 'Siobhán O’Neil' },
      { value: 'stjohn', label: 'Ana St. John' },
    ];
    const of = (text: string) => filterOptions(people, text).map(({ value }) => value);
    expect([of("o'neil"), of('oneil siobhan'), of('st john')]).toEqual([['oneil'], ['oneil'], ['stjohn']]);
  });

  it('puts an exact code first and the start of a label before its middle', () => {
    expect(found('ar')[0]).toBe('AR');
    expect(found('a')[0]).toBe('AR');
    expect(found('xyz')).toEqual([]);
  });

  it('keeps groups together', () => {
    const groups = groupOptions(filterOptions(OPTIONS, 'a'));
    expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
  });

  it('a group stays the same one while others of it come and go, also where its name stands twice', () => {
    const keys = (...options: [value: string, group: string][]) =>
      groupOptions(options.map(([value, group]) => ({ value, label: value, group }))).map(({ key }) => key);
    expect(keys(['c', 'Cities'])).toEqual(keys(['a', 'Cities'], ['b', 'Cities'], ['c', 'Cities']));
    const twice = keys(['a', 'Cities'], ['b', 'Airports'], ['c', 'Cities']);
    expect(new Set(twice).size).toBe(3);
  });

  it('gives everything back for an empty text', () => {
    expect(filterOptions(OPTIONS, '  ')).toBe(OPTIONS);
  });
});

describe('moving through options', () => {
  it('wraps and passes over what is disabled', () => {
    expect(nextOption(OPTIONS, 3, 'ArrowDown')).toBe(0);
    expect(nextOption(OPTIONS, 0, 'ArrowUp')).toBe(3);
    expect(nextOption(OPTIONS, -1, 'PageDown')).toBe(3);
    expect(nextOption(OPTIONS, 0, 'a')).toBeUndefined();
    expect(nextOption([OPTIONS[4]!], -1, 'ArrowDown')).toBeUndefined();
  });
});
