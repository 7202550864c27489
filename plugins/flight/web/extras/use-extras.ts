import type { Said } from '@/core/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError, saidBy } from '@/core/api/error';
import type { Extras, FlightOffer, PassengerType, PricedExtras, RepricedOffer } from '../../contract';
import { fitting, isEmpty, NO_EXTRAS, withoutRefused } from './choice';
import { keep, readKept } from './kept';

export type ExtrasProblem =
  /** Somebody else has the seats by now, or the bags are not sold any more; the rest is as it was chosen. */
  | ({ kind: 'gone' } & Extras)
  /** Nothing changed. */
  | ({ kind: 'failed' } & Said);

export interface ExtrasState {
  /** What is part of the price. */
  chosen: Extras;
  priced: PricedExtras | undefined;
  /** The price is being asked for. */
  pending: boolean;
  /** What was chosen before a reload has no price yet: nothing may be paid. */
  unpriced: boolean;
  problem: ExtrasProblem | null;
  /** Prices another choice and takes it over. Seats that are gone are left out and told as a problem. */
  apply: (next: Extras) => Promise<ExtrasProblem | null>;
  /** Prices what is chosen again, such as after somebody else took a seat. */
  recheck: () => void;
}

interface ExtrasInput {
  /** Of the checkout. */
  checkoutKey: string;
  offer: Pick<FlightOffer, 'flights'>;
  types: readonly PassengerType[];
  /** Asks the server for the price with these extras and puts it on the screen. */
  reprice: (extras: Extras) => Promise<RepricedOffer>;
}

/** The seats and bags of one checkout: the server prices each choice before it counts, and a reload loses none. */
export function useExtras({ checkoutKey, offer, types, reprice }: ExtrasInput): ExtrasState {
  const [kept] = useState(() => fitting(readKept(checkoutKey), offer, types));
  const [chosen, setChosen] = useState(NO_EXTRAS);
  const [priced, setPriced] = useState<PricedExtras>();
  const [running, setRunning] = useState(0);
  const [unpriced, setUnpriced] = useState(!isEmpty(kept));
  const [problem, setProblem] = useState<ExtrasProblem | null>(null);
  const latest = useRef(chosen);

  const settle = async (wanted: Extras): Promise<ExtrasProblem | null> => {
    let next = wanted;
    let gone = NO_EXTRAS;
    for (;;) {
      try {
        const answer = await reprice(next);
        latest.current = next;
        setChosen(next);
        setPriced(answer.extras);
        setUnpriced(false);
        keep(checkoutKey, next);
        return isEmpty(gone) ? null : { kind: 'gone', ...gone };
      } catch (error) {
        const refused = error instanceof ApiError ? withoutRefused(next, error.fields) : null;
        // Each round leaves something out, so this ends.
        if (!refused) return { kind: 'failed', ...saidBy(error) };
        next = refused.left;
        gone = { seats: [...gone.seats, ...refused.seats], bags: [...gone.bags, ...refused.bags] };
      }
    }
  };
  const apply = async (wanted: Extras) => {
    setRunning((now) => now + 1);
    try {
      const found = await settle(wanted);
      setProblem(found);
      return found;
    } finally {
      setRunning((now) => now - 1);
    }
  };
  // Once, with what was kept.
  const restored = useRef(false);
  useEffect(() => {
    if (restored.current || isEmpty(kept)) return;
    restored.current = true;
    latest.current = kept;
    void apply(kept);
  }, []);
  useEffect(() => {
    // Another attempt is another checkout with the same choice.
    if (!isEmpty(latest.current)) keep(checkoutKey, latest.current);
  }, [checkoutKey]);

  return {
    chosen,
    priced,
    pending: running > 0,
    unpriced,
    problem,
    apply,
    recheck: () => {
      if (!isEmpty(latest.current)) void apply(latest.current);
    },
  };
}
