import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LOGGED_HERE } from '../contract';

/** What refund protection writes into the agency's log. */
const words: Readonly<Record<(typeof LOGGED_HERE)[number] | 'refund-protect', MessageDescriptor>> = {
  'refund-protect': msg`Refund protection`,
  'refund-protect.update': msg`Refund protection changed`,
};
export default words;
