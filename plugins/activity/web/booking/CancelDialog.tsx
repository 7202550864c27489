import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '@/core/api/error';
import { useApi } from '@/core/api/context';
import type { ResponseOf } from '@/core/contract';
import { callOf } from '@/core/query/call';
import { ByTerms } from '@/core/selling/after-sale/cancel/ByTerms';
import {
  CancelBooking,
  type Cancelled,
  type CancelHandlers,
} from '@/core/selling/after-sale/cancel/CancelBooking';
import { type ActivityReservation, cancelActivity, getActivityPenalty } from '../../contract';
import { activityAnswers } from '../../contract/refusals';
import { ACTIVITIES } from '../product';

type Terms = ResponseOf<typeof getActivityPenalty>['data'];

/** What cancelling costs and returns, and why, before it is decided; a refund that has changed is asked about anew (R342 to R345). */
export default function CancelActivity({
  bookingId,
  paid,
  ...rest
}: CancelHandlers<ActivityReservation> & Cancelled) {
  const { t } = useLingui();
  const api = useApi();
  const [hasChanged, setChanged] = useState(false);
  const send = async ({ refundAmount: quoteAmount }: Terms, reason: string | null) => {
    const body = { bookingId, reason: reason!, quoteAmount };
    const { data } = await api.call(cancelActivity, { body });
    if (!data.priceChanged) return { data: data.reservation, ...activityAnswers.cancelled };
    // R344: nothing was cancelled; the kit asks for the terms of now and shows both.
    setChanged(true);
    throw new ApiError(409, 'PENALTY_CHANGED', t`The refund has changed`);
  };
  return (
    <CancelBooking
      {...rest}
      product={ACTIVITIES}
      terms={callOf(getActivityPenalty, { params: { id: bookingId } })}
      send={send}
      paid={() => paid}
      why={(terms) => (
        <ByTerms
          terms={terms}
          part={<Trans>Under the terms of the activity, part of the price is non-refundable.</Trans>}
          none={<Trans>Under the terms of the activity, it is no longer refundable.</Trans>}
        />
      )}
      final={<Trans>This cannot be undone: your spots will be released.</Trans>}
      reasons={({ reasons }) => reasons.map(({ code, text }) => ({ value: code, label: text }))}
      // R345
      words={() =>
        hasChanged
          ? { title: t`The refund has changed. Cancel anyway?`, keep: t`No`, confirm: t`Yes` }
          : undefined
      }
    />
  );
}
