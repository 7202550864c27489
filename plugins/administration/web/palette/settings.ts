import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface Setting {
  /** A panel of the website's settings, or the path of a screen. */
  panel: string;
  /** What people look for; the first that fits is shown. */
  names: readonly MessageDescriptor[];
}

/** Where the owner finds which setting. */
export const SETTINGS: readonly Setting[] = [
  { panel: 'products', names: [msg`Products`] },
  {
    panel: 'brand',
    names: [msg`Brand`, msg`Primary color`, msg`Main logo`, msg`Mobile logo`, msg`Corners`, msg`Typeface`],
  },
  { panel: 'home', names: [msg`Home page`, msg`Banner heading`, msg`Sub-heading`] },
  { panel: 'contact', names: [msg`Contact`, msg`Social links`] },
  {
    panel: 'legal',
    names: [msg`Legal texts`, msg`Privacy policy`, msg`Cookies policy`, msg`Disclaimer`],
  },
  {
    panel: 'access',
    names: [msg`Sign-up and domain`, msg`Who may sign up`, msg`Your own domain`, msg`Single sign-on`],
  },
  {
    panel: '/settings/letters',
    names: [msg`Emails`, msg`Email templates`, msg`Confirmation email`],
  },
  { panel: '/settings/markups', names: [msg`Default markup`] },
  { panel: '/settings/applications', names: [msg`Applications`] },
];
