import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WalletMove } from '../../contract/account';

/** Why a balance moved, in a file. */
export const MOVES: Readonly<Record<WalletMove, MessageDescriptor>> = {
  earned: msg`Earned on a trip`,
  'taken-back': msg`Taken back`,
  welcome: msg`Welcome credit`,
  paid: msg`Paid for a booking`,
  returned: msg`Returned from a booking`,
  credited: msg`Credited`,
  debited: msg`Debited`,
  expired: msg`Expired`,
  'written-off': msg`Written off`,
};

export const HEADINGS = {
  at: msg`Time (UTC)`,
  move: msg`What`,
  amount: msg`Amount`,
  balance: msg`Balance`,
  currency: msg`Currency`,
  reference: msg`Booking`,
  reason: msg`Reason`,
};
