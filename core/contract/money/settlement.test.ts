import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PaidPart, settlementOf } from './settlement';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const cancelled = fc
  .record({
    total: fc.nat(100_000_00),
    isPaid: fc.boolean(),
    isProtected: fc.boolean(),
    isByHand: fc.boolean(),
  })
  .chain((given) =>
    fc.record({
      given: fc.constant(given),
      refund: fc.oneof(fc.constantFrom(0, given.total), fc.nat(given.total)),
      returnedTo: fc.constantFrom<PaidPart[] | undefined>(undefined, [{ method: 'wallet', amount: usd(1) }]),
    }),
  );

it('INV-2 what was charged is split into what is returned and what is kept, by whom; of nothing paid nothing is', () => {
  fc.assert(
    fc.property(cancelled, ({ given: { total, ...given }, refund, returnedTo }) => {
      const paid = given.isPaid ? total : 0;
      const kept = given.isPaid ? total - refund : 0;
      const where = given.isByHand ? { isByHand: true } : returnedTo ? { returnedTo } : {};
      expect(
        settlementOf({ total: usd(total) }, { ...given, refund, ...(returnedTo && { returnedTo }) }),
      ).toStrictEqual({
        charged: usd(paid),
        returned: usd(paid - kept),
        kept: usd(kept),
        ...(given.isPaid && where),
        keptBy: kept === 0 ? null : given.isProtected ? 'protection' : 'terms',
      });
    }),
  );
});
