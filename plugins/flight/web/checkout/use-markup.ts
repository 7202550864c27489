import { useRef, useState } from 'react';
import type { Markup } from '@/core/checkout/markup';
import { messageOf } from '@/core/contract';
import type { RepricedOffer } from '../../contract';
import { translateMessage } from '../server-messages';

/** Staff's own markup for one sale: typed here, priced and judged by the server. Null: the agency's applies. */
export function useMarkup({
  first,
  reprice,
  onPriced,
}: {
  first: Markup | null | undefined;
  reprice: (markup: Markup | null) => Promise<RepricedOffer>;
  onPriced: (quote: RepricedOffer, markup: Markup | null) => void;
}) {
  const [applied, setApplied] = useState(first ?? null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const running = useRef(false);
  const apply = async (markup: Markup | null) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    setError(undefined);
    try {
      const priced = await reprice(markup);
      setApplied(markup);
      onPriced(priced, markup);
    } catch (failure) {
      setError(translateMessage(messageOf(failure)));
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { applied, pending, error, apply: (markup: Markup | null) => void apply(markup) };
}
