import { msg } from '@lingui/core/macro';
import { translatorOf } from '@/core/i18n/server-messages';
import { DOMAIN_MESSAGES, LOGO_MESSAGES, SSO_INCOMPLETE } from '@/core/contract';

/** What the contract and the server say about the website's settings, in the language that is shown. */
export const settingWords = translatorOf([
  ['Banner heading is required', msg`Banner heading is required`],
  ['Sub-heading is required', msg`Sub-heading is required`],
  ['No leading or trailing spaces allowed', msg`No leading or trailing spaces allowed`],
  ['Banner heading must be between 4 and 30 words', msg`Banner heading must be between 4 and 30 words`],
  ['Sub-heading must be between 5 and 100 words', msg`Sub-heading must be between 5 and 100 words`],
  [
    'Please enter an address that starts with https://',
    msg`Please enter an address that starts with https://`,
  ],
  ['Please enter valid phone number', msg`Please enter valid phone number`],
  ['Please enter a valid email address', msg`Please enter a valid email address`],
  [LOGO_MESSAGES.type, msg`Logo must be a JPEG, JPG or PNG image`],
  [LOGO_MESSAGES.size, msg`Maximum logo size is 8MB`],
  [LOGO_MESSAGES.ratio.logo, msg`Main logo must have a 16:9 ratio`],
  [LOGO_MESSAGES.ratio.mobileLogo, msg`Mobile logo must have a 1:1 ratio`],
  [DOMAIN_MESSAGES.signUp, msg`Please enter a valid domain!`],
  [DOMAIN_MESSAGES.listed, msg`This domain is already added!`],
  [DOMAIN_MESSAGES.custom, msg`This is not a valid domain`],
  [DOMAIN_MESSAGES.taken, msg`This domain is already taken`],
  [SSO_INCOMPLETE, msg`Missing call back url or token key`],
  ['Subdomain cannot be updated', msg`Subdomain cannot be updated`],
  ['Please upload the picture again', msg`Please upload the picture again`],
  [
    'The settings were changed in the meantime. Please reload and try again.',
    msg`The settings were changed in the meantime. Please reload and try again.`,
  ],
  [
    'The domain could not be looked up. Please try again in a moment.',
    msg`The domain could not be looked up. Please try again in a moment.`,
  ],
]);
