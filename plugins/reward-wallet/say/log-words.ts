import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WordsOfLog } from '@/core/say/say';
import type { LOGGED_HERE } from '../contract/logged';

/** What the reward wallet writes into the agency's log. */
const words: WordsOfLog & Readonly<Record<(typeof LOGGED_HERE)[number], MessageDescriptor>> = {
  'reward-wallet.switch': msg`Reward wallet of a user switched`,
  'reward-wallet.agree': msg`Agreement for staff to pay with a reward wallet`,
  mayStaffPay: msg`Staff may pay`,
  'reward-wallet.credit': msg`Reward wallet credited`,
  'reward-wallet.debit': msg`Reward wallet debited`,
  balance: msg`Balance`,
  why: msg`Reason`,
  'reward-wallet.download': msg`Statement of a reward wallet downloaded`,
};
export default words;
