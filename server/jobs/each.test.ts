import fc from 'fast-check';
import { expect, test } from 'vitest';
import { each } from './each';

test('INV-7 what fails keeps nothing else waiting, and is told', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.boolean()), async (fails) => {
      const tried: number[] = [];
      const all = each([...fails.keys()], async (at) => {
        tried.push(at);
        if (fails[at]) throw new Error(`${at}`);
      });
      const failed = [...fails.keys()].filter((at) => fails[at]).map(String);
      const told = await all.then(
        () => [],
        (error: Error) =>
          (error instanceof AggregateError ? error.errors : [error]).map(({ message }) => message),
      );
      expect([tried, told]).toEqual([[...fails.keys()], failed]);
    }),
  ));
