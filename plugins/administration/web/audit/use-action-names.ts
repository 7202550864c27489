import { useLingui } from '@lingui/react/macro';
import type { LOGGED } from '@/core/contract/logged';
import type { LOGGED_HERE } from '../../contract/audit';
import { useLogWords } from '../log-words';

/** What the core and the back office write down; products have words of their own for the rest. */
type Ours = (typeof LOGGED)[number] | (typeof LOGGED_HERE)[number];

/** What was done, in words. An entry of a plugin that is not installed any more is only called a change. */
export function useActionNames(): (action: string) => string {
  const { t } = useLingui();
  const ofProducts = useLogWords();
  const words: Readonly<Record<Ours, string>> = {
    'agency.update': t`Website settings changed`,
    'agency.domain': t`Own domain put to use`,
    'agency.domain-missing': t`Own domain does not lead here any more`,
    'agency.domain-found': t`Own domain leads here again`,
    'agency.domain-released': t`Own domain released`,
    'agency.markups': t`Markups of the agency changed`,
    'user.markups': t`Markups of a person changed`,
    'user.profile': t`Profile changed`,
    'user.type': t`Role changed`,
    'user.password': t`Password changed`,
    'user.second-factor': t`Second factor changed`,
    'user.signup': t`Signed up`,
    'user.verify': t`Email address verified`,
    'client.status': t`Status of a client changed`,
    'client.resend-verification': t`Verification email sent again`,
    'clients.upload': t`Clients uploaded`,
    'clients.activate': t`Clients activated`,
    'clients.deactivate': t`Clients deactivated`,
    'clients.resend-verification': t`Verification emails sent again`,
    'clients.make-agent': t`Clients made sales agents`,
    'clients.assign-agent': t`Sales agent of clients changed`,
    'clients.export': t`Clients exported`,
    'agent.status': t`Status of an agent changed`,
    'agent.restriction': t`Restriction of an agent changed`,
    'agent.invite': t`Agent invited`,
    'agent.invite-again': t`Agent invited again`,
    'agent.withdraw': t`Invitation withdrawn`,
    'agent.accept': t`Invitation accepted`,
    'booking.for-client': t`Booked for a client`,
    'booking.cancel': t`Booking cancelled`,
    'booking.email-itinerary': t`Itinerary emailed`,
    'booking.download-pdf': t`PDF of a booking downloaded`,
    'bookings.download': t`Bookings downloaded`,
    'audit.download': t`Activity log downloaded`,
  };
  return (action) =>
    (words as Readonly<Record<string, string>>)[action] ?? ofProducts(action) ?? t`Something was changed`;
}
