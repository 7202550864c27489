import { useLingui } from '@lingui/react/macro';
import { CAR_DRIVER_AGES } from '../../contract';
import type { CriteriaErrorKind } from './criteria-errors';

/** What is wrong in the search form (M336 to M340), and how to mend it. */
export function useErrorWords(): (kind: CriteriaErrorKind) => string {
  const { t } = useLingui();
  const { min, max } = CAR_DRIVER_AGES;
  const words: Record<CriteriaErrorKind, string> = {
    'pick-up-missing': t`Pick-up location is required`,
    'pick-up-unknown': t`Pick-up location is required`,
    'drop-off-missing': t`Drop-off location is required`,
    'drop-off-unknown': t`Drop-off location is required`,
    'pick-up-time': t`Please enter a valid pickup time`,
    'too-short': t`There must be at least 1 hour between pick-up and drop-off`,
    'too-long': t`Drop-off must be within 1 year of pick-up`,
    age: t`The driver must be ${min} to ${max} years old`,
    country: t`Choose the country in which the driver lives`,
  };
  return (kind) => words[kind];
}
