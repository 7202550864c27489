import { useEffect, useRef, useState } from 'react';
import { saidBy } from '../../api/error';
import type { Said } from '../../contract/refusal';

/** Milliseconds without another press before the price is asked for: a stepper is pressed several times. */
const PAUSE = 300;

export interface ExtrasState<Extras> {
  /** What is chosen on the screen; part of the price once nothing is pending. */
  chosen: Extras;
  /** The price with it is being asked for. */
  pending: boolean;
  /** Why the last choice was given up, in the server's words. */
  problem: Said | null;
  choose: (next: Extras) => void;
}

/**
 * What is added at a checkout. The server prices the last choice, however quickly choices follow each other; one
 * that it refuses, or that cannot be priced, is given up for what was priced before.
 */
export function useExtras<Extras>({
  first,
  reprice,
  onPriced,
}: {
  first: Extras;
  /** Asks the server for the price with these extras and puts it on the screen. */
  reprice: (extras: Extras) => Promise<unknown>;
  /** They are part of the price now. */
  onPriced: (extras: Extras) => void;
}): ExtrasState<Extras> {
  const [chosen, setChosen] = useState(first);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Said | null>(null);
  const wanted = useRef(first);
  const priced = useRef(first);
  const running = useRef(false);
  const calls = useRef({ reprice, onPriced });
  useEffect(() => {
    calls.current = { reprice, onPriced };
  });

  const want = (extras: Extras) => {
    wanted.current = extras;
    setChosen(extras);
  };
  const price = async (next: Extras) => {
    try {
      await calls.current.reprice(next);
      priced.current = next;
      calls.current.onPriced(next);
    } catch (error) {
      if (wanted.current !== next) return;
      want(priced.current);
      setProblem(saidBy(error));
    }
  };
  const settle = async () => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    while (wanted.current !== priced.current) {
      const next = wanted.current;
      await new Promise((done) => setTimeout(done, PAUSE));
      if (wanted.current === next) await price(next);
    }
    running.current = false;
    setPending(false);
  };

  return {
    chosen,
    pending,
    problem,
    choose: (next) => {
      setProblem(null);
      want(next);
      void settle();
    },
  };
}
