import { expect, test, vi } from 'vitest';
import { createOutside } from './outside';

const of = { bookingId: 'b1', product: 'thing' };

function calling(run: () => Promise<unknown>) {
  const log = { error: vi.fn(), warn: vi.fn() };
  const outside = createOutside({ failpoint: () => {}, log })(of);
  return { log, asked: outside('order', run) };
}

test.each([
  [
    'a property of nothing',
    () => {
      const answer = null as unknown as { id: string };
      return Promise.resolve(answer.id);
    },
  ],
  // oxlint-disable-next-line oxc/number-arg-out-of-range -- it is wrong on purpose
  ['a wrong number', async () => [1.5].map((n) => n.toFixed(400))],
])(
  "INV-6 %s in a product's code is unknown as any trouble, and logged as a fault with its stack",
  async (_, run) => {
    const { log, asked } = calling(run);
    expect(await asked).toEqual({ trouble: expect.any(Error) });
    expect(log.error).toHaveBeenCalledWith(
      {
        ...of,
        call: 'order',
        err: expect.objectContaining({ stack: expect.stringContaining('outside.test') }),
      },
      'A fault in the code of a product or a payment',
    );
    expect(log.warn).not.toHaveBeenCalled();
  },
);

test.each([
  ['a supplier that refuses to say', () => Promise.reject(new Error('Try later'))],
  [
    'a request that did not get through',
    () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNRESET') })),
  ],
])('%s is no fault: a warning says that there was no answer', async (_, run) => {
  const { log, asked } = calling(run);
  expect(await asked).toEqual({ trouble: expect.any(Error) });
  expect(log.warn).toHaveBeenCalledWith(
    { ...of, call: 'order', err: expect.any(Error) },
    'No answer that can be used',
  );
  expect(log.error).not.toHaveBeenCalled();
});

test('an answer is logged by nobody', async () => {
  const { log, asked } = calling(() => Promise.resolve('K7P2QX'));
  expect(await asked).toEqual({ answer: 'K7P2QX' });
  expect(log.warn).not.toHaveBeenCalled();
  expect(log.error).not.toHaveBeenCalled();
});
