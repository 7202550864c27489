import type { AnyEndpoint, ResponseOf } from '../contract/endpoint';
import { wordsOf } from '../i18n/words-of';
import { toast } from '../ui/feedback/toast';
import { useApiMutation, useRenew } from './query';

/** What is said when something is done. */
export type Done<Answer> = string | ((answer: Answer) => string);

export function sayDone<Answer>(done: Done<Answer> | undefined, answer: Answer): void {
  if (done) toast.success(typeof done === 'string' ? done : done(answer));
}

interface ActionOf<Answer> {
  /** Said when it is done. */
  done?: Done<Answer>;
  /** Calls that tell of what it changes: they are asked again before that. */
  renews?: readonly AnyEndpoint[];
  /** What comes before that as well. */
  onDone?: (answer: Answer) => unknown;
}

/** A press that does something: it is said when it is done, and why when it is not. */
export function useAction<E extends AnyEndpoint>(
  endpoint: E,
  { done, renews = [], onDone }: ActionOf<ResponseOf<E>>,
) {
  const renew = useRenew(...renews);
  return useApiMutation(endpoint, {
    onSuccess: async (answer) => {
      await onDone?.(answer);
      await renew();
      sayDone(done, answer);
    },
    onError: (error) => toast.error(wordsOf(error)),
  });
}
