import { useLingui } from '@lingui/react';
import type { CarCancelReason } from '../../contract';
import { SENT_LABELS } from '../../say/log-words';

/** Why a car was cancelled, in the language that is shown (R307); a reason that is not ours as it came (G87). */
export function useReasonWords(): (reason: string) => string {
  const { i18n } = useLingui();
  return (reason) => {
    const label = SENT_LABELS[reason as CarCancelReason] as (typeof SENT_LABELS)[CarCancelReason] | undefined;
    return label ? i18n._(label) : reason;
  };
}
