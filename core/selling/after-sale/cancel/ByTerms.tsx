import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Money } from '../../../contract/money/money';
import { useDeadline } from '../../../i18n/use-deadline';
import { useFormat } from '../../../i18n/use-format';
import type { Place } from '../../../say/dates';

interface ByTermsProps {
  terms: { penalty: Money; refund: Money; freeUntil?: string | null };
  /** Deadlines are told on its clocks; on the reader's own where it is not known. */
  place?: Place | null | undefined;
  /** Under which terms part of the price is kept, and under which all of it. */
  part: ReactNode;
  none: ReactNode;
}

/** Why cancelling costs what it costs, of a booking that is free up to a moment and not after it. */
export function ByTerms({ terms: { penalty, refund, freeUntil }, place, part, none }: ByTermsProps) {
  const format = useFormat();
  const deadline = useDeadline();
  if (penalty.amount > 0) return refund.amount > 0 ? part : none;
  if (!freeUntil) return <Trans>Canceling is free now: you get a full refund.</Trans>;
  return (
    <Trans>
      Free cancellation until{' '}
      <strong>{place ? deadline(freeUntil, place) : format.deadline(freeUntil)}</strong>: you get a full
      refund.
    </Trans>
  );
}
