import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';

/** What a new agency does first. */
export const FIRST_STEPS = ['brand', 'products', 'markup', 'legal', 'client', 'booking'] as const;
export const FirstStep = z.enum(FIRST_STEPS);
export type FirstStep = z.output<typeof FirstStep>;

/** Null when there is nothing to show: all is done, or it was put away, or the agency is no new one. */
export const FirstSteps = z.nullable(
  z.object({ steps: z.array(z.object({ step: FirstStep, isDone: z.boolean() })) }),
);
export type FirstSteps = z.output<typeof FirstSteps>;
const Answer = z.object({ data: FirstSteps });

export const getFirstSteps = endpoint({
  method: 'GET',
  path: '/api/agency/first-steps',
  access: 'owner',
  summary: 'What the owner of a new agency has done of the first steps.',
  response: Answer,
});

/** Steps such as looking at the products, which leave no trace of their own, are ticked off; `isDismissed` puts the list away. */
export const updateFirstSteps = endpoint({
  method: 'PATCH',
  path: '/api/agency/first-steps',
  access: 'owner',
  summary: 'Ticks a first step off, or puts the list away.',
  rate: 'write',
  body: z.strictObject({ done: z.optional(FirstStep), isDismissed: z.optional(z.literal(true)) }),
  response: Answer,
});
