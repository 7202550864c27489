import { AUTOMATIC, composed } from '@/server/mail/transport';
import type { AgencyRecord } from '@/server/ports/agency';
import type { LeavingLetter } from '@/server/ports/mail-route';

/** A name in front of an address, quoted as headers want it. */
const quoted = (name: string) => `"${name.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&')}"`;

/**
 * A letter as Mailgun takes it. Nothing in it is rewritten: its links may open accounts, and who has read what is nobody's business.
 */
export function messageForm(agency: AgencyRecord, letter: LeavingLetter, sender: string): FormData {
  const { from, to, replyTo, attachments = [] } = composed(agency, letter, sender);
  const form = new FormData();
  form.append('from', `${quoted(from.name)} <${from.address}>`);
  form.append('to', to.address);
  form.append('subject', letter.subject);
  form.append('text', letter.text);
  form.append('html', letter.html);
  form.append('h:Message-Id', `<${letter.messageId}>`);
  for (const [name, value] of Object.entries(AUTOMATIC)) form.append(`h:${name}`, value);
  if (replyTo) form.append('h:Reply-To', replyTo.address);
  for (const option of ['o:tracking', 'o:tracking-clicks', 'o:tracking-opens']) form.append(option, 'no');
  for (const { filename, contentType, content, encoding, cid } of attachments.map((file) => ({
    cid: undefined,
    encoding: undefined,
    ...file,
  }))) {
    const file = new Blob([Buffer.from(content, encoding ?? 'utf8')], { type: contentType });
    // A picture inside the letter is called by its file's name.
    form.append(cid ? 'inline' : 'attachment', file, cid ?? filename);
  }
  return form;
}
