import { expect, test } from 'vitest';
import { tellingLines } from './run';

test('of a long output the lines remain that name what failed, once each', () => {
  const output = [
    ' \u001b[32m✓\u001b[39m a test that passed',
    ' \u001b[41m FAIL \u001b[49m stories  Markups.stories.tsx > Out Of Bounds',
    'AssertionError: expected 1 to be 2 // Object.is equality',
    ' FAIL  stories  Markups.stories.tsx > Out Of Bounds',
    '  1) [desktop] › cars.journey.ts:12:1 › a car is booked ',
    'core/app.ts(3,7): error TS2322: Type 1 is not assignable.',
    ' Tests  1 failed | 688 passed (689)',
  ].join('\n');
  expect(tellingLines(output)).toEqual([
    'FAIL  stories  Markups.stories.tsx > Out Of Bounds',
    'AssertionError: expected 1 to be 2 // Object.is equality',
    '1) [desktop] › cars.journey.ts:12:1 › a car is booked',
    'core/app.ts(3,7): error TS2322: Type 1 is not assignable.',
  ]);
});
