import { useState } from 'react';

/** A part of a component that is fetched when it is needed; kept for the page once it is there. */
export interface OnDemand<Part> {
  readonly load: () => Promise<Part>;
  readonly current: () => Part | undefined;
}

export function onDemand<Part>(load: () => Promise<{ default: Part }>): OnDemand<Part> {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  return {
    current: () => part,
    load: () =>
      (loading ??= load().then(
        (module) => (part = module.default),
        (cause: unknown) => {
          loading = undefined;
          throw cause;
        },
      )),
  };
}

/**
 * The part, once it is there, and what fetches it. Unlike `lazy` a part that cannot be had ends no page: `fetch` rejects
 * and the next call tries again.
 */
export function useOnDemand<Part>({ load, current }: OnDemand<Part>) {
  const [part, setPart] = useState(() => ({ now: current() }));
  const fetch = async (): Promise<void> => {
    if (current() === undefined) await load();
    setPart((known) => (known.now ? known : { now: current() }));
  };
  return { part: part.now, fetch };
}
