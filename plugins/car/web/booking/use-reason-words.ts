import { useLingui } from '@lingui/react/macro';
import type { CarCancelReason } from '../../contract';

/** Why a car is cancelled, in the language that is shown (R307); a reason that is not ours as it came (G87). */
export function useReasonWords(): (reason: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<CarCancelReason, string>> = {
    Duplicate: t`Duplicate`,
    Fraudulent: t`Fraudulent`,
    'Requested by Customer': t`Requested by Customer`,
  };
  return (reason) => words[reason as CarCancelReason] ?? reason;
}
