/** For so long nobody asks the database. */
const HELD_MS = 3_600_000;

/** What everybody needs, loaded once an hour and after a failure; those who ask meanwhile wait for the same answer. */
export function atHand<T>(now: () => Date, load: () => Promise<T>): () => Promise<T> {
  let held: { readonly until: number; readonly all: Promise<T> } | null = null;
  return () => {
    const at = now().getTime();
    if (!held || held.until <= at) {
      const loading = load();
      held = { until: at + HELD_MS, all: loading };
      loading.catch(() => (held = null));
    }
    return held.all;
  };
}
