import { useEffect, useEffectEvent, useState } from 'react';
import { useUser } from '../../session/session';
import { ApiError } from '../../api/error';
import { useAlone } from '../../state/use-alone';
import { isClientRefusal } from '../../contract/bookings/booking-for';
import { wordsOf } from '../../i18n/words-of';
import { useClientId } from './state';

const isRefusedClient = (error: unknown): boolean => error instanceof ApiError && isClientRefusal(error.code);

/**
 * Keeps the price on a checkout the one of the client for whom staff books: choosing another one asks for it anew. What
 * is refused leaves the price as it was; the booking itself asks again, and shows where it differs.
 */
export function useClientPrice({
  reprice,
}: {
  /** Puts the price of now on the screen. Rejects with the transport's error. */
  reprice: () => Promise<void>;
}) {
  const id = useClientId();
  const isKnown = useUser() !== null;
  const [pricedFor, setPricedFor] = useState(id);
  const [error, setError] = useState<string>();
  const { pending, alone } = useAlone();
  const follow = useEffectEvent(() => {
    if (!isKnown || pending || id === pricedFor) return;
    void alone(async () => {
      setError(undefined);
      try {
        await reprice();
      } catch (failure) {
        // Why the client is refused stands beside the choice of clients.
        if (!isRefusedClient(failure)) setError(wordsOf(failure));
      } finally {
        setPricedFor(id);
      }
    });
  });
  useEffect(() => follow(), [isKnown, id, pricedFor, pending]);
  return { pending: pending || (isKnown && id !== pricedFor), error, pricedFor };
}
