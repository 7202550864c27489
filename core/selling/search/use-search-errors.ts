import { useRef, useState, type FormEvent } from 'react';
import { focusErrorSummary } from '../../ui/fields/ErrorSummary';

/** The first of the errors of each field. */
export const oneAField = <E>(errors: readonly E[], fieldOf: (error: E) => string): E[] =>
  errors.filter((error, index) => errors.findIndex((other) => fieldOf(other) === fieldOf(error)) === index);

/**
 * When a search form says what is wrong: at once, but what is only missing after a try. `found` are its errors, one a
 * field, in the order of the form.
 */
export function useSearchErrors<E>(found: readonly E[], isMissing: (error: E) => boolean) {
  const summary = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  return {
    /** What stands at the fields. */
    shown: found.filter((error) => tried || !isMissing(error)),
    /** What the summary above the form lists, for `summaryRef`. */
    summed: tried ? found : [],
    summaryRef: summary,
    /** Starts the search when nothing is wrong, else leads to the summary. */
    submit: (event: FormEvent, start: () => void) => {
      event.preventDefault();
      setTried(true);
      if (found.length > 0) return focusErrorSummary(summary);
      start();
    },
  };
}
