import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CarCancelReason } from '../../contract';

/** Why somebody cancels, in plain words, and which of the three reasons of R307 is sent for it. */
export const REASONS = [
  { id: 'plans', sent: 'Requested by Customer', label: msg`Plans have changed` },
  { id: 'better', sent: 'Requested by Customer', label: msg`Found something better` },
  { id: 'illness', sent: 'Requested by Customer', label: msg`Illness or an emergency` },
  { id: 'mistake', sent: 'Duplicate', label: msg`Booked by mistake or twice` },
  { id: 'fraud', sent: 'Fraudulent', label: msg`Booked without permission` },
  { id: 'other', sent: 'Requested by Customer', label: msg`Another reason` },
] as const satisfies readonly { id: string; sent: CarCancelReason; label: MessageDescriptor }[];
export type ReasonId = (typeof REASONS)[number]['id'];

/** What may be chosen, of what the server takes. */
export const reasonsFor = (taken: readonly CarCancelReason[]) =>
  REASONS.filter(({ sent }) => taken.includes(sent));

export const sentFor = (id: ReasonId): CarCancelReason => REASONS.find((each) => each.id === id)!.sent;
