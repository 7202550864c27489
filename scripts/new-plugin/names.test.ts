import { describe, expect, it } from 'vitest';
import { namesOf } from './names';

describe('names of a new plugin', () => {
  it('follow from its id', () => {
    expect(namesOf('rail-pass', [])).toEqual({
      id: 'rail-pass',
      type: 'RailPass',
      variable: 'railPass',
      table: 'rail_pass',
      plural: 'rail-passes',
      title: 'Rail passes',
    });
    expect(namesOf('ferry', []).plural).toBe('ferries');
  });

  it.each(['', 'Cruise', 'rail_pass', '-x', 'x-', '../up', '9lives'])(
    'refuse %j and say what to do',
    (id) => {
      expect(() => namesOf(id, [])).toThrow(/lower-case words/);
    },
  );

  it('are refused when the folder is there', () => {
    expect(() => namesOf('cruise', ['cruise'])).toThrow(/choose another/);
  });
});
