import { useLingui } from '@lingui/react/macro';
import type { CriteriaErrorKind } from '../criteria/criteria-errors';

/** What is wrong in the search form, and how to mend it. */
export function useErrorWords(): (kind: CriteriaErrorKind) => string {
  const { t } = useLingui();
  const words: Record<CriteriaErrorKind, string> = {
    'from-missing': t`Choose where you fly from`,
    'to-missing': t`Choose where you fly to`,
    'same-place': t`Origin and destination must not be the same`,
    'date-missing': t`Choose a departure date`,
    'depart-past': t`Choose a departure date from today on`,
    'return-early': t`The return must not be before the departure`,
    'leg-early': t`This flight cannot leave before the one in front of it`,
  };
  return (kind) => words[kind];
}
