import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { told } from '@/core/contract/refusal';
import { requestRefusals } from '@/core/contract/refusals/request';
import type { Database } from '../db/open';
import '../db/tables';
import { COMMON_HEADERS } from '../http/headers';
import { escapeHtml } from '../http/escape';
import { type RawInput, type RawRoute, rawRoute } from '../http/raw';
import type { MailMessage, Services } from '../ports/services';
import { htmlPage, letterPage } from './letter-page';
import { withLogo } from './masthead';

const { message: NO_AGENCY } = told(requestRefusals.agencyNotFound);

const STYLE = `
  :root { color-scheme: light dark; font: 100%/1.5 Roboto, system-ui, sans-serif; --line: light-dark(#dfe3e8, #2b3138); --quiet: light-dark(#55606d, #a3adb8) }
  body { margin: 0 auto; max-inline-size: 56rem; padding: 2.5rem 1.25rem; background: light-dark(#f6f8fa, #0e1114); color: light-dark(#14181d, #eef1f4) }
  h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -.01em; margin-block: 0 1.25rem }
  h2 { font-size: 1.125rem; margin-block: 2rem .75rem }
  a { color: inherit; text-underline-offset: .2em }
  a:focus-visible { outline: 2px solid #2c7be5; outline-offset: 2px; border-radius: .25rem }
  ul, pre, iframe { border: 1px solid var(--line); border-radius: .75rem; background: light-dark(#fff, #161b20) }
  ul { list-style: none; margin: 0; padding: 0 1.25rem }
  li { padding-block: .875rem; overflow-wrap: anywhere }
  li + li { border-block-start: 1px solid var(--line) }
  li a { font-weight: 600; text-decoration: none }
  li a:hover { text-decoration: underline }
  small, p { color: var(--quiet) }
  iframe { inline-size: 100%; block-size: 40rem; background: #fff }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1.25rem; font-size: .875rem }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const page = (title: string, body: string, status = 200) =>
  htmlPage(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
    PAGE_POLICY,
    status,
  );

const from = ({ sender }: { sender: string | null }) => (sender ? ` &lt;${escapeHtml(sender)}&gt;` : '');
const standing = ({ stopped, isDelivered }: { stopped: string | null; isDelivered: boolean }) =>
  stopped === 'refused'
    ? ', refused by the mail server'
    : stopped
      ? `, not sent: this address ${stopped}`
      : isDelivered
        ? ''
        : ', on its way';

const gone = () =>
  page('No such message', '<h1>No such message</h1><p><a href="/dev/mail">All messages</a></p>', 404);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The development mailbox: what this host's agency sent; on the platform's host, what all sent. Demo mode only. */
export function mailboxRoutes(
  db: Database,
  { logoOf, agencyById }: Pick<Services, 'logoOf' | 'agencyById'>,
): RawRoute[] {
  const find = async ({ agency, params }: RawInput, transport = 'mailbox') => {
    const id = params['id'] ?? '';
    if (!agency || !UUID.test(id)) return undefined;
    return db.asSystem((tx) => {
      const mail = tx
        .selectFrom('mail')
        .selectAll()
        .where('id', '=', id)
        .where((eb) => eb.or([eb('transport', '=', transport), eb('transport', 'is', null)]));
      return (agency.public.isPlatform ? mail : mail.where('agency_id', '=', agency.id)).executeTakeFirst();
    });
  };

  return [
    rawRoute('GET', '/dev/mail', async ({ agency }) => {
      if (!agency) return page(NO_AGENCY, `<h1>${NO_AGENCY}</h1>`, 404);
      const rows = await db.asSystem((tx) => {
        const all = tx
          .selectFrom('mail')
          .innerJoin('agency', 'agency.id', 'mail.agency_id')
          .select([
            'mail.id',
            'agency.name',
            'recipient',
            'subject',
            'mail.created_at',
            'sender',
            'stopped',
            sql<boolean>`delivered_at is not null`.as('isDelivered'),
          ])
          .orderBy('mail.created_at', 'desc')
          .orderBy('mail.nth', 'desc')
          .limit(200);
        return (agency.public.isPlatform ? all : all.where('mail.agency_id', '=', agency.id)).execute();
      });
      const items = rows.map(
        (row) =>
          `<li><a href="/dev/mail/${row.id}">${escapeHtml(row.subject)}</a><br><small>${escapeHtml(row.name)}${from(row)} to ${escapeHtml(row.recipient)}, ${row.created_at.toISOString()}${standing(row)}</small></li>`,
      );
      return page(
        'Mailbox',
        `<h1>Mailbox</h1>${items.length ? `<ul>${items.join('')}</ul>` : '<p>No mail has been sent yet.</p>'}`,
      );
    }),

    rawRoute('GET', '/dev/mail/{id}', async (input) => {
      const mail = await find(input);
      if (!mail) return gone();
      const files = (mail.attachments as NonNullable<MailMessage['attachments']>).flatMap((file, index) =>
        file.cid
          ? []
          : `<li><a href="/dev/mail/${mail.id}/attachments/${index}">${escapeHtml(file.filename)}</a> <small>${escapeHtml(file.contentType)}</small></li>`,
      );
      return page(
        mail.subject,
        `<p><a href="/dev/mail">All messages</a></p><h1>${escapeHtml(mail.subject)}</h1><p><small>${mail.sender ? `From ${escapeHtml(mail.sender)} to` : 'To'} ${escapeHtml(mail.recipient)}, ${mail.created_at.toISOString()}${standing({ ...mail, isDelivered: mail.delivered_at !== null })}</small></p>
        <iframe title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${mail.id}/html"></iframe>
        ${files.length ? `<h2>Attachments</h2><ul>${files.join('')}</ul>` : ''}<h2>Text</h2><pre>${escapeHtml(mail.body)}</pre>`,
      );
    }),

    rawRoute('GET', '/dev/mail/{id}/html', async (input) => {
      const mail = await find(input);
      const sender = mail && (await agencyById(mail.agency_id));
      if (!sender) return gone();
      const letter = { html: mail.html, attachments: mail.attachments as MailMessage['attachments'] };
      return letterPage(withLogo(letter, await logoOf(sender)));
    }),

    rawRoute('GET', '/dev/mail/{id}/attachments/{index}', async (input) => {
      const mail = await find(input);
      const file = (mail?.attachments as MailMessage['attachments'])?.[Number(input.params['index'])];
      if (!file) return gone();
      return new Response(file.encoding ? Buffer.from(file.content, file.encoding) : file.content, {
        headers: {
          ...COMMON_HEADERS,
          'content-type': file.contentType,
          'content-disposition': `attachment; filename="${file.filename.replace(/[^\w.-]/g, '_')}"`,
          'cache-control': 'no-store',
        },
      });
    }),
  ];
}
