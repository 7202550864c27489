import { useState } from 'react';
import { wordsOf } from '../../../i18n/words-of';
import type { Markup } from './markup';
import { useAlone } from '../../../state/use-alone';

/** Staff's own markup for one sale: typed here, priced and judged by the server. Null: the agency's applies. */
export function useMarkup({
  first,
  reprice,
}: {
  first: Markup | null;
  /** Puts the price with this markup on the screen. Rejects when the server does not take it. */
  reprice: (markup: Markup | null) => Promise<void>;
}) {
  const [applied, setApplied] = useState(first);
  const [error, setError] = useState<string>();
  const { pending, alone } = useAlone();
  const apply = (markup: Markup | null) =>
    alone(async () => {
      setError(undefined);
      try {
        await reprice(markup);
        setApplied(markup);
      } catch (failure) {
        setError(wordsOf(failure));
      }
    });
  return { applied, pending, error, apply: (markup: Markup | null) => void apply(markup) };
}
