import { msg } from '@lingui/core/macro';
import { definePlugin } from '@/core/plugin';
import { MAIL_APPLICATION } from './contract/application';

/** An agency's letters from its own domain. */
export default definePlugin({
  id: 'mail-delivery',
  api: 1,
  refusals: () => import('./contract/refusals'),
  contributes: {
    applications: [
      {
        id: 'mail',
        application: MAIL_APPLICATION.id,
        title: msg`Mail delivery`,
        description: msg`Confirmations and all other emails come from your own domain instead of the platform’s.`,
        icon: 'mail',
        price: msg`Included, your own key USD 35`,
        points: [
          msg`You add a domain, enter its records where you bought it, and we look until they are there.`,
          msg`Emails are signed for your domain, so that mail services trust them.`,
          msg`If the domain ever stops working, emails come from the platform’s sender right away, and we email you about it.`,
          msg`Addresses that bounce or complain get no more emails, and you see which ones.`,
        ],
        component: () => import('./web/MailApplication'),
      },
    ],
    'people.panels': [{ id: 'mail', component: () => import('./web/person/PersonMail') }],
    'office.notices': [{ id: 'broken', component: () => import('./web/notice/BrokenNotice') }],
    'log.words': [{ id: 'log', words: () => import('./say/log-words') }],
  },
});
