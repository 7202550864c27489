import type { AttentionKind } from '@/core/contract/attention';
import { messageOf } from '@/server/mail/letter';
import type { AgencyRecord } from '@/server/ports/agency';
import type { MailMessage } from '@/server/ports/services';
import { ATTENTION_NAMES, attentionLetter as say } from '../../say/attention';
import { wordsOf } from '../audit/audit-words';

type Message = Omit<MailMessage, 'to'>;
type Language = Parameters<typeof wordsOf>[0];

/** Points that the owner's letter names; the list has all of them. */
const NAMED = 8;

/** Tells the owner what waits for a person. */
export function ownersLetter(
  agency: AgencyRecord,
  language: Language,
  points: readonly { kind: AttentionKind; about: string | null }[],
): Message {
  const words = wordsOf(language);
  const { agencyName } = agency.public;
  const lines = points
    .slice(0, NAMED)
    .map(({ kind, about }) => `• ${words._(ATTENTION_NAMES[kind])}${about ? ` (${about})` : ''}`);
  if (points.length > NAMED) lines.push(words._(say.more(points.length - NAMED)));
  return messageOf(
    {
      language: words.locale,
      subject: words._(say.subject(points.length, agencyName)),
      headline: words._(say.headline),
      text: lines.join('\n'),
      button: { label: words._(say.button), url: new URL('/attention', agency.origin).href },
      otherwise: words._(say.otherwise),
      note: words._(say.note),
      help: words._(say.help(agencyName)),
    },
    agency,
  );
}

/** What staff writes to whoever booked, in the agency's name. */
export function clientsLetter(
  agency: AgencyRecord,
  booking: { language: string; locator: string | null; returnPath: string },
  { subject, text }: { subject: string; text: string },
): Message {
  const words = wordsOf(booking.language as Language);
  return messageOf(
    {
      language: words.locale,
      subject,
      headline: subject,
      text,
      button: { label: words._(say.seeTrip), url: new URL(booking.returnPath, agency.origin).href },
      otherwise: words._(say.otherwise),
      note: words._(booking.locator ? say.aboutBooking(booking.locator) : say.aboutTrip),
      help: words._(say.help(agency.public.agencyName)),
    },
    agency,
  );
}
