import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, saidBy } from '../../api/error';
import type { FieldRefusal } from '../../contract/errors';
import type { Said } from '../../contract/refusal';

/** Milliseconds without another press before the price is asked for: a stepper is pressed several times. */
const PAUSE = 300;

export type ExtrasProblem<Extras> =
  /** These are not to be had any more; the rest is as it was chosen. */
  | ({ kind: 'gone' } & Extras)
  /** The choice was given up for what was priced before, for this reason. */
  | ({ kind: 'failed' } & Said);

export interface ExtrasState<Extras> {
  /** What is chosen on the screen; part of the price once nothing is pending. */
  chosen: Extras;
  /** The price with it is being asked for. */
  pending: boolean;
  /** What was chosen before a reload has no price yet: nothing may be paid. */
  unpriced: boolean;
  problem: ExtrasProblem<Extras> | null;
  /** Shows a choice at once, and prices it when no other one follows. */
  choose: (next: Extras) => void;
  /** Prices a choice and then shows it; resolves with what was wrong. */
  apply: (next: Extras) => Promise<ExtrasProblem<Extras> | null>;
  /** Prices what is chosen again, such as after somebody else took a seat. */
  recheck: () => void;
}

/** What a product may say about its extras. */
export interface ExtrasRules<Extras> {
  /**
   * What of a choice is left where the server refused these fields, and what is gone, beside what already was; null where
   * it refused something else. Without it, a choice is taken or given up as a whole.
   */
  narrowed?: (
    extras: Extras,
    fields: readonly FieldRefusal[],
    gone: Extras | undefined,
  ) => { left: Extras; gone: Extras } | null;
  /** Where a choice outlives a reload, by the checkout's key; null where nothing was kept. */
  kept?: { read: (key: string) => Extras | null; keep: (key: string, extras: Extras) => void };
}

interface ExtrasInput<Extras> extends ExtrasRules<Extras> {
  checkoutKey: string;
  /** What is part of the price on entry. */
  first: Extras;
  /** Asks the server for the price with these extras and puts it on the screen. */
  reprice: (extras: Extras) => Promise<unknown>;
  /** They are part of the price now. */
  onPriced: (extras: Extras) => void;
}

/**
 * What is added at a checkout. The server prices the last choice, however quickly choices follow each other; what it
 * refuses is left out, and a choice that cannot be priced is given up for what was priced before.
 */
export function useExtras<Extras extends object>(input: ExtrasInput<Extras>): ExtrasState<Extras> {
  const { checkoutKey, first, kept } = input;
  const [restored] = useState(() => kept?.read(checkoutKey) ?? null);
  const [chosen, setChosen] = useState(first);
  const [running, setRunning] = useState(0);
  const [problem, setProblem] = useState<ExtrasProblem<Extras> | null>(null);
  const [unpriced, setUnpriced] = useState(restored !== null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const wanted = useRef(first);
  const priced = useRef(first);
  /** What has to be priced before anything is paid. */
  const owed = useRef(restored);
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });

  /** Prices it, or what is left of it; `left` is null where that cannot be done. */
  const price = async (choice: Extras) => {
    let left = choice;
    let gone: Extras | undefined;
    for (;;) {
      try {
        await latest.current.reprice(left);
        return { left, problem: gone ? { kind: 'gone' as const, ...gone } : null };
      } catch (error) {
        const refused =
          error instanceof ApiError ? latest.current.narrowed?.(left, error.fields, gone) : undefined;
        // Each round leaves something out, so this ends.
        if (!refused) return { left: null, problem: { kind: 'failed' as const, ...saidBy(error) } };
        ({ left, gone } = refused);
      }
    }
  };
  const settle = async (next: Extras, pause: number) => {
    if (wanted.current === next && pause) await new Promise((done) => setTimeout(done, pause));
    // Another choice has followed: that one counts.
    if (wanted.current !== next) return null;
    const end = await price(next);
    if (end.left) {
      const { checkoutKey: key, onPriced } = latest.current;
      priced.current = end.left;
      owed.current = null;
      setUnpriced(false);
      kept?.keep(key, end.left);
      onPriced(end.left);
    }
    if (wanted.current === next) {
      wanted.current = priced.current;
      setChosen(priced.current);
      setProblem(end.problem);
    }
    return end.problem;
  };
  /** One after the other. */
  const add = (next: Extras, pause = 0) => {
    wanted.current = next;
    setRunning((now) => now + 1);
    const end = queue.current.then(() => settle(next, pause)).finally(() => setRunning((now) => now - 1));
    queue.current = end.catch(() => undefined);
    return end;
  };

  const addKept = useEffectEvent(() => {
    if (owed.current && wanted.current === first) void add(owed.current);
  });
  useEffect(() => addKept(), []);
  const keepChoice = useEffectEvent(() => {
    const now = owed.current ?? priced.current;
    if (now !== first) kept?.keep(checkoutKey, now);
  });
  // Another attempt is another checkout with the same choice.
  useEffect(() => keepChoice(), [checkoutKey]);

  return {
    chosen,
    pending: running > 0,
    unpriced,
    problem,
    choose: (next) => {
      setProblem(null);
      setChosen(next);
      void add(next, PAUSE);
    },
    apply: (next) => add(next),
    recheck: () => void add(owed.current ?? priced.current),
  };
}
