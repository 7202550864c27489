import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LOGGED_HERE } from '../contract/logged';

/** What mail delivery writes into the agency's log. */
const words: Readonly<Record<(typeof LOGGED_HERE)[number], MessageDescriptor>> = {
  'mail-delivery.add': msg`Mail domain added`,
  'mail-delivery.change': msg`Mail delivery changed`,
  'mail-delivery.verified': msg`Mail domain verified`,
  'mail-delivery.broken': msg`Mail domain no longer works`,
  'mail-delivery.released': msg`Mail domain released to another agency`,
  'mail-delivery.delete': msg`Mail domain deleted`,
  'mail-delivery.price-accepted': msg`Price for your own mail key accepted`,
  'mail-delivery.allow': msg`Emails to an address allowed again`,
};
export default words;
