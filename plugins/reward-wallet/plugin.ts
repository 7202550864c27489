import { msg } from '@lingui/core/macro';
import { definePlugin } from '@/core/plugin';
import { entries } from '../entries';
import { REWARD_WALLET } from './contract/application';

/** A client's credit with the agency: earned on trips, spent at the checkout of any product. */
export default definePlugin({
  id: 'reward-wallet',
  api: 1,
  roots: entries['reward-wallet'].roots,
  routes: () => import('./routes'),
  refusals: () => import('./contract/refusals'),
  contributes: {
    'payment.methods': [
      {
        id: 'wallet',
        label: msg`Reward wallet`,
        pays: 'part',
        component: () => import('./web/pay/WalletPart'),
      },
    ],
    'account.menu': [{ id: 'own', label: msg`Reward wallet`, to: '/reward-wallet', icon: 'wallet' }],
    'office.pages': [
      {
        id: 'wallets',
        label: msg`Reward wallet`,
        to: '/settings/reward-wallet',
        icon: 'wallet',
        for: 'owner',
      },
    ],
    'people.panels': [{ id: 'wallet', component: () => import('./web/person/WalletPanel') }],
    applications: [
      {
        id: 'wallet',
        application: REWARD_WALLET,
        title: msg`Reward wallet`,
        description: msg`Clients earn credit on the trips they take and use it to pay for part of the next one.`,
        icon: 'wallet',
        points: [
          msg`Credit arrives a few days after a trip is over, so a canceled trip earns nothing.`,
          msg`At checkout it pays all or part of a price; the card pays the rest. Refunds go back to where they came from.`,
          msg`You credit and debit any wallet with a reason, and every transaction appears in a statement.`,
        ],
        component: () => import('./web/application/WalletApplication'),
      },
    ],
    'log.words': [{ id: 'log', words: () => import('./say/log-words') }],
  },
});
