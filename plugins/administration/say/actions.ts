import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LOGGED } from '@/core/contract/logged';
import type { Say } from '@/core/say/say';
import type { LOGGED_HERE } from '../contract/audit';
import type { Known } from './known';

/** What the core and the back office write down; products have words of their own for the rest. */
type Ours = (typeof LOGGED)[number] | (typeof LOGGED_HERE)[number];

const ACTIONS: Readonly<Record<Ours, MessageDescriptor>> = {
  'agency.update': msg`Website settings changed`,
  'applications.update': msg`Application changed`,
  'agency.domain': msg`Own domain in use`,
  'agency.payment-account': msg`Account for payments changed`,
  'agency.domain-missing': msg`Own domain no longer leads here`,
  'agency.domain-found': msg`Own domain leads here again`,
  'agency.domain-released': msg`Own domain released`,
  'agency.markups': msg`Markups of the agency changed`,
  'user.markups': msg`Markups of a person changed`,
  'user.profile': msg`Profile changed`,
  'user.type': msg`Role changed`,
  'user.password': msg`Password changed`,
  'user.second-factor': msg`Second factor changed`,
  'user.export': msg`Own data downloaded`,
  'user.delete': msg`Account deleted by its owner`,
  'user.signup': msg`Signed up`,
  'user.verify': msg`Email address verified`,
  'client.status': msg`Status of a client changed`,
  'client.resend-verification': msg`Verification email sent again`,
  'clients.upload': msg`Clients uploaded`,
  'clients.activate': msg`Clients activated`,
  'clients.deactivate': msg`Clients deactivated`,
  'clients.resend-verification': msg`Verification emails sent again`,
  'clients.make-agent': msg`Clients made sales agents`,
  'clients.assign-agent': msg`Sales agent of clients changed`,
  'clients.export': msg`Clients exported`,
  'agent.status': msg`Status of an agent changed`,
  'agent.restriction': msg`Restriction of an agent changed`,
  'agent.invite': msg`Agent invited`,
  'agent.invite-again': msg`Agent invited again`,
  'agent.withdraw': msg`Invitation withdrawn`,
  'agent.accept': msg`Invitation accepted`,
  'booking.for-client': msg`Booked for a client`,
  'booking.ask-again': msg`Booking checked again with supplier and bank`,
  'booking.settle-by-hand': msg`Booking resolved outside`,
  'booking.give-up': msg`Booking abandoned`,
  'booking.cancel': msg`Booking cancelled`,
  'booking.email-itinerary': msg`Itinerary emailed`,
  'booking.download-pdf': msg`PDF of a booking downloaded`,
  'bookings.download': msg`Bookings downloaded`,
  'attention.letter': msg`Email written to the client`,
  'attention.send-again': msg`Email sent again`,
  'attention.settle': msg`Item of the attention list resolved`,
  'audit.download': msg`Activity log downloaded`,
};

/** What was done, in words. An entry of a plugin that is not installed any more is only called a change. */
export function actionName(action: string, say: Say, { logged }: Pick<Known, 'logged'>): string {
  const own = (ACTIONS as Readonly<Record<string, MessageDescriptor>>)[action];
  return own ? say._(own) : (logged(action) ?? say._(msg`Something was changed`));
}

/** Who did what nobody did. */
export const theSystem = (say: Say): string => say._(msg`The system`);
