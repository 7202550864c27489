import { useLingui } from '@lingui/react/macro';
import type { FilledCriteria } from '../criteria/criteria';
import { criteriaErrors, isMissing, type TodayAt } from '../criteria/criteria-errors';
import { ERROR_WORDS } from './error-words';

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
