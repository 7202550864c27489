import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WalletMove } from '../contract/account';

/** What a movement is called, on the screen and in a file. */
export const MOVE_WORDS: Readonly<Record<WalletMove, MessageDescriptor>> = {
  earned: msg`Earned on a trip`,
  'taken-back': msg`Taken back`,
  welcome: msg`Welcome credit`,
  paid: msg`Paid for a booking`,
  returned: msg`Refunded`,
  credited: msg`Credit`,
  debited: msg`Debit`,
  expired: msg`Expired`,
  'written-off': msg`Written off`,
};
