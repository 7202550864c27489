import { useState } from 'react';
import { messageOf } from '../contract/message-of';
import type { Translate } from '../i18n/server-messages';
import type { Markup } from './markup';
import { useAlone } from '../state/use-alone';

/** Staff's own markup for one sale: typed here, priced and judged by the server. Null: the agency's applies. */
export function useMarkup({
  first,
  reprice,
  translate,
}: {
  first: Markup | null;
  /** Puts the price with this markup on the screen. Rejects when the server does not take it. */
  reprice: (markup: Markup | null) => Promise<void>;
  translate: Translate;
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
        setError(translate(messageOf(failure)));
      }
    });
  return { applied, pending, error, apply: (markup: Markup | null) => void apply(markup) };
}
