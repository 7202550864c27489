import { t } from '@lingui/core/macro';
import type { ErrorBody } from '../contract/errors';
import { messageOf } from '../contract/message-of';
import type { Said } from '../contract/refusal';
import { wordsOf } from './words-of';

/**
 * What a rejected update of the configuration says, one toast each: every value of its `validationError`, then its message;
 * that something went wrong where it says nothing (R404). `say` puts what is wrong with a setting into words, where its reason
 * came along.
 */
export function rejectionWords(
  error: unknown,
  say: (said: Said, setting: string) => string = (said) => wordsOf(said),
): string[] {
  const { validationError, fields } =
    (error as { data?: Partial<ErrorBody> | null } | null)?.data ?? ({} as Partial<ErrorBody>);
  const values =
    typeof validationError === 'object' && validationError !== null
      ? Object.entries<unknown>(validationError).map(([name, value]) => {
          const known = fields?.find(({ path }) => path === `settings.${name}`);
          return known ? say(known, name) : value;
        })
      : [];
  const said = [...values, messageOf(error, '') && wordsOf(error)].filter(
    (one): one is string => typeof one === 'string' && one.trim() !== '',
  );
  return said.length > 0 ? [...new Set(said)] : [t`Something went wrong!`];
}
