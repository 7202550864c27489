import { msg } from '@lingui/core/macro';
import type { WordsFor } from '@/core/applications/setting-words';
import type { rewardWallet } from '../../contract/application';

const earning = msg`Earning`;
const paying = msg`Paying`;
const people = msg`Who has it`;

/** What the rules of the wallet are called. What is earned on each product, and the outside program, have forms of their own. */
export const words: WordsFor<typeof rewardWallet> = {
  earnBasisPoints: {
    label: msg`Earned on each booking`,
    hint: msg`Of what is paid by card. A product may have its own rate, below.`,
    as: 'basisPoints',
    group: earning,
  },
  creditedAfterDays: {
    label: msg`Credited after`,
    hint: msg`From the end of the trip.`,
    as: 'days',
    group: earning,
  },
  expiresAfterMonths: {
    label: msg`Expires after`,
    hint: msg`0: it never expires. Existing credit keeps its expiration date.`,
    unit: msg`months`,
    group: earning,
  },
  mostShareBasisPoints: {
    label: msg`Maximum share of a price that it may pay`,
    as: 'basisPoints',
    group: paying,
  },
  isOnForClients: {
    label: msg`Every client has it`,
    hint: msg`Without it, only those for whom it was switched on. Agents have it if it was switched on for them.`,
    group: people,
  },
  welcomeMinor: {
    label: msg`Welcome credit`,
    hint: msg`For a client who joins. 0: none.`,
    as: 'money',
    group: people,
  },
  productEarnBasisPoints: null,
  publicKey: null,
  accountId: null,
};
