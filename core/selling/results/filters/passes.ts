/** Each filter that is on, with what it asks of an offer. */
export type Tests<Offer, Name> = readonly (readonly [Name, (offer: Offer) => boolean])[];

/** Whether an offer passes all filters, as one question that is prepared once for many offers. */
export const passesAll =
  <Offer>(tests: Tests<Offer, unknown>) =>
  (offer: Offer): boolean =>
    tests.every(([, test]) => test(offer));

/**
 * Which filters an offer does not pass: the only one's name, null when there are several, undefined when it passes
 * them all.
 */
export const hiddenBy =
  <Offer, Name>(tests: Tests<Offer, Name>) =>
  (offer: Offer): Name | null | undefined => {
    let only: Name | undefined;
    for (const [name, test] of tests) {
      if (test(offer)) continue;
      if (only) return null;
      only = name;
    }
    return only;
  };

/**
 * Whether an offer passes all filters but the named ones, for what an option of those would lead to (G64). However many
 * questions of this kind there are, each offer is tested once.
 */
export function besides<Offer extends object, Name>(
  tests: Tests<Offer, Name>,
): (...names: Name[]) => (offer: Offer) => boolean {
  const known = new Map<Offer, number>();
  const failed = (offer: Offer): number => {
    let bits = known.get(offer);
    if (bits === undefined) {
      bits = tests.reduce((sum, [, test], at) => (test(offer) ? sum : sum | (1 << at)), 0);
      known.set(offer, bits);
    }
    return bits;
  };
  return (...names) => {
    const asked = tests.reduce((sum, [name], at) => (names.includes(name) ? sum : sum | (1 << at)), 0);
    return asked === 0 ? () => true : (offer) => (failed(offer) & asked) === 0;
  };
}

export interface Relaxation<Name> {
  /** The filter to lift; null when only lifting all of them helps. */
  filter: Name | null;
  /** Results that appear then. */
  gain: number;
}

/**
 * Which single filter hides the most when nothing passes; null when there is nothing to gain. Each result has one offer
 * or several.
 */
export function relaxation<Offer, Name>(
  results: readonly (readonly Offer[])[],
  tests: Tests<Offer, Name>,
): Relaxation<Name> | null {
  const reason = hiddenBy(tests);
  const gains = new Map<Name, number>();
  for (const offers of results) {
    const names = new Set(offers.map(reason));
    names.delete(null);
    for (const name of names) if (name) gains.set(name, (gains.get(name) ?? 0) + 1);
  }
  let best: Relaxation<Name> = { filter: null, gain: results.length };
  // Of equal ones the first of the panel.
  for (const [filter] of tests) {
    const gain = gains.get(filter) ?? 0;
    if (gain > 0 && (best.filter === null || gain > best.gain)) best = { filter, gain };
  }
  return best.gain > 0 ? best : null;
}
