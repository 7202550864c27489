import { messageOf } from '@/core/contract';
import { settingWords } from './server-messages';

const FALLBACK = 'Something went wrong!';

/**
 * What a rejected update of the configuration says, one toast each: every value of its `validationError`, then its message;
 * the fallback where it says nothing (R404).
 */
export function rejectionWords(error: unknown): string[] {
  const data = (error as { data?: unknown } | null)?.data as
    { validationError?: unknown; message?: unknown } | undefined;
  const values =
    typeof data?.validationError === 'object' && data.validationError !== null
      ? Object.values(data.validationError)
      : [];
  const said = [...values, data?.message ?? messageOf(error)].filter(
    (one): one is string => typeof one === 'string' && one.trim() !== '',
  );
  return [...new Set(said.length > 0 ? said : [FALLBACK])].map(settingWords);
}
