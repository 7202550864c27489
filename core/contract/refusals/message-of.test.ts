import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messageOf, SOMETHING_WENT_WRONG } from '../message-of';

const said = fc.constantFrom<unknown>(undefined, null, '', '  ', 7, {}, 'This booking is not confirmed');
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const first = (...values: unknown[]) => values.find(isText) ?? SOMETHING_WENT_WRONG;
/** Each sentence tells where it stood. */
const at = (place: string) => said.map((value) => (isText(value) ? `${value} (${place})` : value));
const body = fc.record(
  { data: at('data'), message: at('message'), first_name: at('first_name') },
  { requiredKeys: [] },
);

it('G56 the sentence of a failed call is that of the body: data, then message, then first_name', () => {
  fc.assert(
    fc.property(body, at('error'), (sent, message) => {
      expect(messageOf({ data: sent, message })).toBe(first(sent.data, sent.message, sent.first_name));
      if (typeof sent.data !== 'object' || sent.data === null)
        expect(messageOf(sent)).toBe(first(sent.data, sent.message, sent.first_name));
    }),
  );
});

it.each([undefined, null, 'Timeout', 7])('G56 of %s nothing is said', (error) => {
  expect([messageOf(error), messageOf(error, 'Try again')]).toEqual([SOMETHING_WENT_WRONG, 'Try again']);
});
