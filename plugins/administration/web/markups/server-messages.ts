import { msg } from '@lingui/core/macro';
import { messageOf } from '@/core/contract';
import { translatorOf } from '@/core/i18n/server-messages';
import { MARKUP_ERRORS } from '../../contract/markups';

const translate = translatorOf([
  [MARKUP_ERRORS.fetch, msg`Unable to fetch client markup`],
  [MARKUP_ERRORS.update, msg`Something went wrong while updating user markup`],
  [MARKUP_ERRORS.agent, msg`Sales agent not found`],
  [MARKUP_ERRORS.changed, msg`The markups were changed in the meantime. Please look at them and save again.`],
  ['Markup must be more than 0', msg`Markup must be more than 0`],
  ['Markup must be between 0 and 100', msg`Markup must be between 0 and 100`],
]);

/** What the server said about a markup, in the language that is shown. */
export const markupWords = (error: unknown): string => translate(messageOf(error));
