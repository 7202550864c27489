import type { TestServer } from './harness';

export interface SentMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: unknown;
}

/** What was mailed to an address of an agency, the oldest first; lets the jobs that are due run before. */
export async function mailsTo(it: TestServer, subdomain: string, email: string): Promise<SentMail[]> {
  await it.server.jobs.drain();
  const agencyId = it.agencies[subdomain]!.id;
  const rows = await it.db.withTenant(agencyId, (tx) =>
    tx
      .selectFrom('mail')
      .select(['subject', 'html', 'body', 'attachments'])
      .where('recipient', '=', email)
      .orderBy('created_at')
      .orderBy('nth')
      .execute(),
  );
  return rows.map(({ subject, html, body, attachments }) => ({ subject, html, text: body, attachments }));
}

/** The link behind the button of a letter. */
export function linkOf(mail: SentMail | undefined): URL {
  const found = /: (https?:\/\/\S+)/.exec(mail?.text ?? '');
  if (!found) throw new Error(`There is no link in ${JSON.stringify(mail?.subject)}`);
  return new URL(found[1] as string);
}
