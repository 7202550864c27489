import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { TRIP_TONES } from '@/core/account/trip-tones';
import type { BookingState } from '@/core/contract';
import { Status } from '@/core/ui/Badge';
import { statusLabel } from '../statuses';

/** The supplier's word for where a booking stands, translated when it is one we know (R228, G87). */
export function useStatusWords(): (status: string) => string {
  const { _ } = useLingui();
  return (status) => {
    const label = statusLabel(status);
    return label ? _(label) : status;
  };
}

/** Where a booking stands. What is not paid never reads like what is booked. */
export function BookingStatus({ state, status }: { state: BookingState; status: string }) {
  const { t } = useWords();
  const words = useStatusWords();
  const isKnown = statusLabel(status) !== null;
  // A word that nobody here knows is neither good nor bad (G87).
  const tone = state === 'confirmed' && !isKnown ? 'neutral' : TRIP_TONES[state];
  return <Status tone={tone}>{state === 'reserved' ? t`Reserved, not paid` : words(status)}</Status>;
}
