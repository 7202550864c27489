import { useClientId } from '@/core/selling/client/state';
import { useApiQuery } from '@/core/query/query';
import { carDetails, getDetailsFromTempUrl, tempUrlOf } from '../../contract';

/** Details are shown as they are for so long; the price is asked for again before anything is booked. */
const FRESH_FOR = 5 * 60_000;

/**
 * Everything about one offer. An address that was shared names nothing but the offer; what it leads to is asked for by
 * that address (R309). A car that is gone, or an id that is none, is not asked for again.
 */
export function useCar(offerId: string | undefined, isShared: boolean) {
  const options = {
    staleTime: FRESH_FOR,
    keyedBy: useClientId(),
    retry: (count: number, { code }: { code: string }) => count < 1 && code === 'NETWORK',
  };
  const id = offerId ?? '';
  const own = useApiQuery(
    carDetails,
    { body: { offerId: id } },
    { ...options, enabled: id !== '' && !isShared },
  );
  const shared = useApiQuery(
    getDetailsFromTempUrl,
    { body: { url: tempUrlOf(id) } },
    { ...options, enabled: id !== '' && isShared },
  );
  return isShared ? shared : own;
}
