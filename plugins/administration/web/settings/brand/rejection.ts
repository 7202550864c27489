import { t } from '@lingui/core/macro';
import { messageOf } from '@/core/contract';
import { wordsOf } from '@/core/i18n/words-of';

/**
 * What a rejected update of the configuration says, one toast each: every value of its `validationError`, then its message;
 * that something went wrong where it says nothing (R404).
 */
export function rejectionWords(error: unknown): string[] {
  const data = (error as { data?: unknown } | null)?.data as { validationError?: unknown } | undefined;
  const values =
    typeof data?.validationError === 'object' && data.validationError !== null
      ? Object.values(data.validationError)
      : [];
  const said = [...values, messageOf(error, '') && wordsOf(error)].filter(
    (one): one is string => typeof one === 'string' && one.trim() !== '',
  );
  return said.length > 0 ? [...new Set(said)] : [t`Something went wrong!`];
}
