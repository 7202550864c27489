import { useEffect, useEffectEvent, useRef } from 'react';
import type { ApiError } from '@/core/api/error';
import type { Call } from '@/core/query/call';
import { type OfferSearch, useOffer } from '@/core/selling/results/use-offer';
import { hotelRefusals } from '../../contract/refusals';
import type { Correlation } from '../find/use-correlation';

const FRESH_FOR = 5 * 60_000;

/** Whether the search that a call belongs to is over. */
const isExpired = (error: ApiError | null): boolean => error?.reason === hotelRefusals.expired.reason;

/**
 * A call that belongs to a search: asked once it has begun, and once more in a new one where the search was over, of which
 * nobody is told.
 */
export function useInSearch<Answer>(
  search: Correlation,
  call: (corelationid: string) => Call<Answer> | null,
  freshFor = FRESH_FOR,
): OfferSearch<Answer> {
  const { corelationid, again } = search;
  const asked = useOffer(corelationid === null ? null : call(corelationid), freshFor);
  const isOver = isExpired(asked.error);
  const renewed = useRef<string | null>(null);
  const beginAgain = useEffectEvent(again);
  useEffect(() => {
    if (!isOver || renewed.current === corelationid) return;
    renewed.current = corelationid;
    beginAgain();
  }, [isOver, corelationid]);
  const error = search.error ?? (isOver && search.isFetching ? null : asked.error);
  return {
    found: asked.found,
    error,
    isFetching: asked.isFetching || search.isFetching,
    again: () => (search.error || isOver ? again() : asked.again()),
  };
}
