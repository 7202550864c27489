import { useCallback, useMemo, useRef, useState } from 'react';
import type { PaymentInput } from '../../../contract/bookings/booking';
import type { Money } from '../../../contract/money/money';
import type { Tokenise } from '../../../plugin/points';
import { FieldsGone } from './use-fields-frame';

/** The gateway's own method; every other one is a contribution to `payment.methods`. */
export const CARD_METHOD = 'card';

interface Covering {
  id: string;
  amount: number;
}

/** What the methods of a checkout say, and what is sent of it. `parts`: ids of those that pay a part, in their order. */
export function useMethods(due: Money, parts: readonly string[]) {
  const tokenisers = useRef(new Map<string, Tokenise>());
  const [covers, setCovers] = useState<ReadonlyMap<string, Money>>(new Map());

  const onReady = useCallback(
    (id: string, tokenise: Tokenise) => void tokenisers.current.set(id, tokenise),
    [],
  );
  const onCovers = useCallback(
    (id: string, amount: Money | null) =>
      setCovers((before) => {
        const known = before.get(id);
        if ((known?.amount ?? 0) === (amount?.amount ?? 0) && known?.currency === amount?.currency)
          return before;
        const next = new Map(before);
        if (amount && amount.amount > 0) next.set(id, amount);
        else next.delete(id);
        return next;
      }),
    [],
  );

  // A price that fell below what was to be covered is covered wholly.
  const { covering, rest } = useMemo(() => {
    let left = due.amount;
    const found: Covering[] = [];
    for (const id of parts) {
      const wanted = covers.get(id);
      if (wanted?.currency !== due.currency || left === 0) continue;
      const amount = Math.min(wanted.amount, left);
      found.push({ id, amount });
      left -= amount;
    }
    return { covering: found, rest: { ...due, amount: left } };
  }, [covers, due, parts]);

  /** What the booking call takes; null when a method's fields need mending. `chosen` pays the rest. */
  const collect = useCallback(
    async (chosen: string): Promise<PaymentInput | null> => {
      const tokenOf = async (id: string): Promise<string | null> => {
        const tokenise = tokenisers.current.get(id);
        if (!tokenise) throw new FieldsGone('The payment fields are not there yet');
        return (await tokenise())?.token ?? null;
      };
      // One that pays nothing because of what was typed into it has to be mended, too.
      for (const id of parts)
        if (!covering.some((one) => one.id === id) && (await tokenisers.current.get(id)?.()) === null)
          return null;
      const also: NonNullable<PaymentInput['also']> = [];
      for (const { id, amount } of covering) {
        const token = await tokenOf(id);
        if (token === null) return null;
        also.push({ method: id, token, amount });
      }
      if (rest.amount === 0 && also.length > 0) {
        const { method, token } = also.pop()!;
        return also.length > 0 ? { method, token, also } : { method, token };
      }
      const token = await tokenOf(chosen);
      if (token === null) return null;
      return also.length > 0 ? { method: chosen, token, also } : { method: chosen, token };
    },
    [covering, parts, rest],
  );

  return { onReady, onCovers, collect, covering, rest };
}
