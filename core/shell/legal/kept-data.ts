import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { KEPT_DAYS } from '../../contract/people/retention';
import type { Say } from '../../say/say';
import type { LegalElement, LegalNode } from './read-legal';

type Line = readonly [what: MessageDescriptor, howLong: MessageDescriptor];

const days = (count: number) => msg`${plural(count, { one: '# day', other: '# days' })}`;
const afterItsEnd = (count: number) =>
  msg`${plural(count, { one: '# day after its end', other: '# days after its end' })}`;

/** Whatever ends by itself has its line. */
const LINES: Record<keyof typeof KEPT_DAYS, Line> = {
  searches: [msg`What you searched for`, days(KEPT_DAYS.searches)],
  prices: [msg`A price held for a checkout, with what was typed for it`, afterItsEnd(KEPT_DAYS.prices)],
  logins: [msg`A login and the device that it was on`, afterItsEnd(KEPT_DAYS.logins)],
  links: [msg`A link that was emailed to you`, afterItsEnd(KEPT_DAYS.links)],
  invitations: [msg`An invitation to work for the agency`, afterItsEnd(KEPT_DAYS.invitations)],
  letters: [msg`An email that was sent to you`, days(KEPT_DAYS.letters)],
  attachments: [msg`The files that were attached to an email`, days(KEPT_DAYS.attachments)],
  counters: [msg`Request counts per internet address, to prevent abuse`, afterItsEnd(KEPT_DAYS.counters)],
  jobs: [msg`Notes on work that the site has done`, days(KEPT_DAYS.jobs)],
};

const element = (tag: LegalElement['tag'], ...children: LegalNode[]): LegalElement => ({ tag, children });

/** How long the site keeps what it knows, beside what the agency says of itself on its privacy page. */
export function keptData(say: Say): LegalNode[] {
  const _ = (words: MessageDescriptor) => say._(words);
  const head = (words: MessageDescriptor): LegalElement => ({ ...element('th', _(words)), scope: 'col' });
  return [
    { ...element('h2', _(msg`How long this site keeps data`)), id: 'kept-data' },
    element('p', _(msg`This is deleted automatically:`)),
    element(
      'table',
      element('thead', element('tr', head(msg`What`), head(msg`Kept for`))),
      element(
        'tbody',
        ...Object.values(LINES).map(([what, howLong]) =>
          element('tr', element('td', _(what)), element('td', _(howLong))),
        ),
      ),
    ),
    element(
      'p',
      _(
        msg`Your profile and your saved travelers stay until you remove them. In your profile, under “Your data”, you can download everything that is stored about you and delete your account.`,
      ),
    ),
    element(
      'p',
      _(
        msg`Bookings and payments stay for as long as accounting law requires. When you delete your account, names, contact details and documents of travelers are removed from them as soon as the trip is over. The log of changes stays, with the fact that an account was deleted and without your name.`,
      ),
    ),
  ];
}
