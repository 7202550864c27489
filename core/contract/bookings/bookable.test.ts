import { expect, expectTypeOf, it } from 'vitest';
import { each } from '@/tests/support/each';
import { z } from 'zod/mini';
import { bookableContract } from './bookable';
import type { BodyOf, ParamsOf, ResponseOf } from '../endpoint';

const contract = bookableContract({
  id: 'sauna',
  root: '/booknow/sauna',
  criteria: z.strictObject({ place: z.string() }),
  offer: z.object({ degrees: z.int() }),
  request: z.strictObject({ towels: z.int() }),
});

it('the calls of a bookable product stand under its id, and what is its own is typed in them', () => {
  expect(contract.search.path).toBe('/api/sauna/search');
  expect(contract.agencyOne.path).toBe('/api/agency/sauna/bookings/{id}');
  expectTypeOf<BodyOf<typeof contract.search>>().toEqualTypeOf<{ place: string }>();
  expectTypeOf<BodyOf<typeof contract.book>['request']>().toEqualTypeOf<{ towels: number }>();
  expectTypeOf<ParamsOf<typeof contract.agencyOne>>().toEqualTypeOf<Record<'id', string>>();
  type Offer = ResponseOf<typeof contract.search>['data'][number];
  expectTypeOf<Offer['degrees']>().toEqualTypeOf<number>();
  expectTypeOf<Offer['title']>().toEqualTypeOf<string>();
});

it('calls that look after what was sold go on answering when the product is switched off, those that sell do not', () => {
  const { search, details, quote, book, ...after } = contract;
  const calls = Object.values(after).filter((part) => typeof part === 'object' && 'method' in part);
  expect(calls).toHaveLength(8);
  expect(each(calls, (call) => (call as { servicing?: boolean }).servicing)).toBe(true);
  for (const call of [search, details, quote, book]) expect(call).not.toHaveProperty('servicing');
});
