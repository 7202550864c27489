import { describe, expect, it } from 'vitest';
import { count, oneOf, params, text } from './params';

describe("the core's search params", () => {
  const read = params({
    when: oneOf(['upcoming', 'past'], 'upcoming'),
    view: oneOf(['list']),
    code: text(5),
    page: count(1),
  }) as (input: unknown) => unknown;

  it.each([
    [{}, { when: 'upcoming', view: undefined, code: undefined, page: 1 }],
    [
      { when: 'past', view: 'list', code: 'abc', page: 3 },
      { when: 'past', view: 'list', code: 'abc', page: 3 },
    ],
    [
      { when: 'someday', view: 7, code: 'abcdef', page: 0, other: 1 },
      { when: 'upcoming', view: undefined, code: undefined, page: 1 },
    ],
    [
      { code: 42, page: '2' },
      { when: 'upcoming', view: undefined, code: '42', page: 1 },
    ],
    [
      { when: ['past'], page: 1.5 },
      { when: 'upcoming', view: undefined, code: undefined, page: 1 },
    ],
  ])('%j is read as %j', (given, expected) => {
    expect(read(given)).toEqual(expected);
  });
});
