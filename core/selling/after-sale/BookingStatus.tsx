import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import { TRIP_TONES } from './trips/trip-tones';
import type { BookingState } from '../../contract/bookings/booking';
import { Status } from '../../ui/content/Badge';
import { statusLabel, type StatusWords } from './statuses';

/** Where a booking stands, in words: translated where the product or the platform knows it, else as it came (G87). */
export function useStatusWords(words: StatusWords): (status: string) => string {
  const { _ } = useLingui();
  return (status) => {
    const label = statusLabel(words, status);
    return label ? _(label) : status;
  };
}

interface BookingStatusProps {
  state: BookingState;
  status: string;
  /** The product's. */
  words: StatusWords;
}

/** Where a booking stands. What is not paid never reads like what is booked. */
export function BookingStatus({ state, status, words }: BookingStatusProps) {
  const { t } = useWords();
  const say = useStatusWords(words);
  // A word that nobody here knows is neither good nor bad (G87).
  const tone = state === 'confirmed' && statusLabel(words, status) === null ? 'neutral' : TRIP_TONES[state];
  return <Status tone={tone}>{state === 'reserved' ? t`On hold` : say(status)}</Status>;
}
