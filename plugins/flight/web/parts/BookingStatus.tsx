import { useLingui } from '@lingui/react';
import { TRIP_TONES } from '@/core/account/trip-tones';
import type { BookingState } from '@/core/contract';
import { Status } from '@/core/ui/Badge';
import { STATUS_LABELS } from '../statuses';

/** The supplier's word for where a booking stands, translated when it is one we know (R228, G87). */
export function BookingStatus({ state, status }: { state: BookingState; status: string }) {
  const { _ } = useLingui();
  const label = STATUS_LABELS[status as keyof typeof STATUS_LABELS];
  return <Status tone={TRIP_TONES[state]}>{label ? _(label) : status}</Status>;
}
