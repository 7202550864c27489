import type { TestServer } from './harness';

export interface SentMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What was mailed to an address of an agency, the oldest first; lets the jobs that are due run before. */
export async function mailsTo(it: TestServer, subdomain: string, email: string): Promise<SentMail[]> {
  await it.server.jobs.drain();
  const agencyId = it.agencies[subdomain]!.id;
  const rows = await it.db.withTenant(agencyId, (tx) =>
    tx
      .selectFrom('mail')
      .select(['subject', 'html', 'body'])
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute(),
  );
  return rows.map(({ subject, html, body }) => ({ subject, html, text: body }));
}

/** The link behind the button of a letter. */
export function linkOf(mail: SentMail | undefined): URL {
  const found = /: (https?:\/\/\S+)/.exec(mail?.text ?? '');
  if (!found) throw new Error(`There is no link in ${JSON.stringify(mail?.subject)}`);
  return new URL(found[1] as string);
}
