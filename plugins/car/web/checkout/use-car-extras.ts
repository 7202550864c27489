import { useEffect, useRef, useState } from 'react';
import { messageOf } from '@/core/contract';
import type { CarExtras } from '../../contract';

/** Milliseconds without another press before the price is asked for: a stepper is pressed several times. */
const PAUSE = 300;

export interface CarExtrasState {
  /** What is chosen on the screen; part of the price once nothing is pending. */
  chosen: CarExtras;
  /** The price with it is being asked for. */
  pending: boolean;
  /** Why the last choice was given up, in the server's words. */
  problem: string | null;
  choose: (next: CarExtras) => void;
}

/**
 * What is added to a car at the checkout. The server prices the last choice, however quickly choices follow each other; one
 * that it refuses, or that cannot be priced, is given up for what was priced before.
 */
export function useCarExtras({
  first,
  reprice,
  onPriced,
}: {
  first: CarExtras;
  /** Asks the server for the price with these extras and puts it on the screen. */
  reprice: (extras: CarExtras) => Promise<unknown>;
  /** They are part of the price now. */
  onPriced: (extras: CarExtras) => void;
}): CarExtrasState {
  const [chosen, setChosen] = useState(first);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const wanted = useRef(first);
  const priced = useRef(first);
  const running = useRef(false);
  const calls = useRef({ reprice, onPriced });
  useEffect(() => {
    calls.current = { reprice, onPriced };
  });

  const want = (extras: CarExtras) => {
    wanted.current = extras;
    setChosen(extras);
  };
  const price = async (next: CarExtras) => {
    try {
      await calls.current.reprice(next);
      priced.current = next;
      calls.current.onPriced(next);
    } catch (error) {
      if (wanted.current !== next) return;
      want(priced.current);
      setProblem(messageOf(error));
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
