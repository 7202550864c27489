import { msg } from '@lingui/core/macro';
import type { Label } from './label';

/** Names of the website settings, as their fields have them. */
export const SETTING_NAMES = {
  primaryColor: msg`Primary color`,
  keepsColorInDark: msg`Own color in dark mode`,
  roundness: msg`Corners`,
  font: msg`Typeface`,
  logo: msg`Main logo`,
  mobileLogo: msg`Mobile logo`,
  heading: msg`Banner heading`,
  subHeading: msg`Sub-heading`,
  contactPhoneNumber: msg`Phone`,
  contactEmailId: msg`Email`,
  country: msg`Country`,
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  twitter: 'X',
  youtube: 'YouTube',
  privacyPolicy: msg`Privacy policy`,
  cookiesPolicy: msg`Cookies policy`,
  disclaimer: msg`Disclaimer`,
} satisfies Readonly<Record<string, Label>>;
