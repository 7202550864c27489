import fc from 'fast-check';
import { expect, it } from 'vitest';
import { supplierRefusals } from '@/core/contract/refusals/supplier';
import { personProblem, phoneOf } from './people';

it('a phone number that says its country is sent in one way, however it was written', () => {
  const digits = fc.stringMatching(/^[1-9]\d{6,13}$/);
  const spaced = (number: string, sign: string) => `${number.slice(0, 3)}${sign}${number.slice(3)}`;
  fc.assert(
    fc.property(digits, fc.constantFrom('', ' ', '-', '.', ' ('), (number, sign) => {
      expect(phoneOf(`+${spaced(number, sign)}`)).toBe(`+${number}`);
      expect(phoneOf(` 00${spaced(number, sign)}`)).toBe(`+${number}`);
      expect(phoneOf(spaced(number, sign))).toBeNull();
    }),
  );
});

it.each([
  ['Inês', "d'Ávila", null],
  ['J.', 'St. John', null],
  ['Æsa', 'Þórsdóttir', null],
  ['Юлия', 'Петрова', null],
  // Nobody publishes a length for guests and drivers.
  ['Maximiliana Guilhermina', 'Wolfeschlegelsteinhausen', null],
  ['小明', 'Li', 'guests.firstName'],
  ['Ana', 'Carter 3rd', 'guests.lastName'],
])('%s %s is taken, or said at its field', (firstName, lastName, path) =>
  expect(personProblem({ firstName, lastName }, 'guests')).toEqual(
    path && { path, refusal: supplierRefusals.nameLetters },
  ),
);
