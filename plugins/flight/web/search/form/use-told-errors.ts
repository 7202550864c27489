import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FilledCriteria } from '../criteria/criteria';
import { type CriteriaErrorKind, criteriaErrors, isMissing, type TodayAt } from '../criteria/criteria-errors';

export type FieldName = 'from' | 'to' | 'date';

/** What is wrong in the search form and how to mend it, and the field at which it is told. */
const ERROR_WORDS: Record<CriteriaErrorKind, { field: FieldName; message: MessageDescriptor }> = {
  'from-missing': { field: 'from', message: msg`Choose where you fly from` },
  'to-missing': { field: 'to', message: msg`Choose where you fly to` },
  'same-place': { field: 'to', message: msg`Origin and destination must not be the same` },
  'date-missing': { field: 'date', message: msg`Choose a departure date` },
  'depart-past': { field: 'date', message: msg`The departure date has passed. Choose one from today on.` },
  'return-early': { field: 'date', message: msg`The return must not be before the departure` },
  'leg-early': { field: 'date', message: msg`This flight cannot leave before the previous one` },
};

/** What keeps a search from starting, in words and in the order of the form; `leg` counts its flights from zero. */
export function useToldErrors(filled: FilledCriteria, todayAt?: TodayAt) {
  const { t } = useLingui();
  return criteriaErrors(filled, todayAt).map((error) => {
    const number = error.leg + 1;
    return {
      ...ERROR_WORDS[error.kind],
      leg: error.leg,
      isMissing: isMissing(error),
      ...(filled.trip === 'multi-city' && { line: (message: string) => t`Flight ${number}: ${message}` }),
    };
  });
}
