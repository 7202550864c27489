import { createTransport } from 'nodemailer';
import { isEmail } from '@/core/contract/people/email';
import type { AgencyRecord } from '../ports/agency';
import type { LeavingLetter, OwnSender } from '../ports/mail-route';

export interface Transport {
  /** Noted with each delivered message. */
  readonly name: 'smtp' | 'mailbox';
  /** From the agency's own sender where there is one. Throws when the message was not accepted; the job tries again. */
  send(agency: AgencyRecord, letter: LeavingLetter, own?: OwnSender): Promise<void>;
}

/** For development: the message stays in the outbox, where the mailbox page shows it. */
export const mailbox: Transport = { name: 'mailbox', send: async () => {} };

/** From which letters come that have no sender of their own. */
export const platformSender = (platformHost: string): string => `no-reply@${platformHost}`;

/** A mail server that is silent for so long is asked again by the next attempt; a job may take half a minute. */
export const PATIENCE_MS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/** One address without a name. Throws for what is none, or more. */
function bare(address: string): { name: string; address: string } {
  if (!isEmail(address)) throw new Error('A letter goes to one address');
  return { name: '', address };
}

/** Nobody typed it, so that no machine answers (RFC 3834). */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' } as const;

/**
 * The letter as the library takes it. Addresses are objects: a text would be read as a list, and what stands behind a comma in
 * it would be a stranger's. Throws where the letter is for no address (`isEmail`).
 */
export const composed = (agency: AgencyRecord, letter: LeavingLetter, address: string) => ({
  from: { name: agency.public.agencyName, address },
  ...(isEmail(agency.public.contactEmailId ?? '') ? { replyTo: bare(agency.public.contactEmailId!) } : {}),
  to: bare(letter.to),
  subject: letter.subject,
  html: letter.html,
  text: letter.text,
  messageId: `<${letter.messageId}>`,
  headers: AUTOMATIC,
  attachments: letter.attachments?.map((file) => ({
    filename: file.filename,
    contentType: file.contentType,
    content: file.content,
    ...(file.encoding ? { encoding: file.encoding } : {}),
    ...(file.cid ? { cid: file.cid, contentDisposition: 'inline' as const } : {}),
  })),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Hands messages to a mail server. */
export function smtp(url: string, platformHost: string): Transport {
  const mailer = createTransport({ url, ...PATIENCE_MS } as { url: string });
  return {
    name: 'smtp',
    async send(agency, letter, own) {
      await mailer.sendMail({
        ...composed(agency, letter, own?.address ?? platformSender(platformHost)),
        ...(own ? { dkim: own.dkim } : {}),
      });
    },
  };
}
