import { createTransport } from 'nodemailer';
import type { MailMessage } from '../ports/services';
import type { AgencyRecord } from '../ports/agency';

export interface Transport {
  /** Noted with each delivered message. */
  readonly name: 'smtp' | 'mailbox';
  /** Throws when the message was not accepted; the job tries again. */
  send(agency: AgencyRecord, message: Omit<MailMessage, 'agencyId'> & { id: string }): Promise<void>;
}

/** For development: the message stays in the outbox, where the mailbox page shows it. */
export const mailbox: Transport = { name: 'mailbox', send: async () => {} };

/** A mail server that is silent for so long is asked again by the next attempt; a job may take half a minute. */
const PATIENCE_MS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/** Hands messages to a mail server. */
export function smtp(url: string, platformHost: string): Transport {
  const mailer = createTransport({ url, ...PATIENCE_MS } as { url: string });
  return {
    name: 'smtp',
    async send(agency, { id, to, subject, html, text, attachments }) {
      await mailer.sendMail({
        from: { name: agency.public.agencyName, address: `no-reply@${platformHost}` },
        ...(agency.public.contactEmailId ? { replyTo: agency.public.contactEmailId } : {}),
        to,
        subject,
        html,
        text,
        // The same for every attempt, so that a repeated delivery can be recognised.
        messageId: `<${id}@${platformHost}>`,
        attachments: attachments?.map((file) => ({
          filename: file.filename,
          contentType: file.contentType,
          content: file.content,
          ...(file.encoding ? { encoding: file.encoding } : {}),
          ...(file.cid ? { cid: file.cid, contentDisposition: 'inline' as const } : {}),
        })),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}
