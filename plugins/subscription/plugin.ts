import { msg } from '@lingui/core/macro';
import { definePlugin } from '@/core/plugin';
import { entries } from '../entries';

/** Agencies sign up, subscribe and pay for themselves. Active for every agency. */
export default definePlugin({
  id: 'subscription',
  api: 1,
  roots: entries.subscription.roots,
  routes: () => import('./routes'),
  refusals: () => import('./contract/refusals'),
  contributes: {
    'dashboard.widgets': [
      {
        id: 'first-steps',
        title: msg`First steps`,
        size: 'first',
        component: () => import('./web/first-steps/FirstSteps'),
      },
    ],
    'office.notices': [
      { id: 'due', component: () => import('./web/notice/DueNotice') },
      { id: 'letters', component: () => import('./web/notice/LettersNotice') },
    ],
    'landing.prices': [{ id: 'plan', component: () => import('./web/landing/LandingPrice') }],
    'log.words': [{ id: 'log', words: () => import('./say/log-words') }],
  },
});
