import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { TRIP_TONES } from './trip-tones';
import type { BookingState } from '../contract/booking';
import { Status } from '../ui/Badge';

/** The product's words for a status, or null for one that only its supplier knows. */
export type StatusLabel = (status: string) => MessageDescriptor | null;

/** The supplier's word for where a booking stands, translated when the product knows it, else as it came (G87). */
export function useStatusWords(labelOf: StatusLabel): (status: string) => string {
  const { _ } = useLingui();
  return (status) => {
    const label = labelOf(status);
    return label ? _(label) : status;
  };
}

interface BookingStatusProps {
  state: BookingState;
  status: string;
  labelOf: StatusLabel;
}

/** Where a booking stands. What is not paid never reads like what is booked. */
export function BookingStatus({ state, status, labelOf }: BookingStatusProps) {
  const { t } = useWords();
  const words = useStatusWords(labelOf);
  // A word that nobody here knows is neither good nor bad (G87).
  const tone = state === 'confirmed' && labelOf(status) === null ? 'neutral' : TRIP_TONES[state];
  return <Status tone={tone}>{state === 'reserved' ? t`Reserved, not paid` : words(status)}</Status>;
}
