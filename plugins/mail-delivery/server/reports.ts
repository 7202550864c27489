import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod/mini';
import { readBytes } from '@/server/http/body';
import { COMMON_HEADERS } from '@/server/http/headers';
import { rawRoute, type RawRoute } from '@/server/http/raw';
import type { Tx } from '@/server/db/types';
import { letterReturned } from '@/server/mail/standing';
import type { Services } from '@/server/ports/services';
import { mailBox, WEBHOOK_PATH } from './store/secrets';
import { keepTrouble, type Trouble } from './store/troubles';
import type { DomainRow } from './store/tables';

/** A report takes a few kilobytes. */
const MOST_BYTES = 64 * 1024;
/** Mailgun repeats for eight hours what was not taken; older signatures may be somebody's who has listened. */
const TOLERANCE_MS = 24 * 60 * 60_000;

const Text = z.string().check(z.maxLength(1_000));
const Perhaps = z.optional(z.nullable(Text));
const Report = z.object({
  signature: z.object({ timestamp: z.union([Text, z.number()]), token: Text, signature: Text }),
  'event-data': z.object({
    event: Text,
    id: Perhaps,
    timestamp: z.number(),
    recipient: z.string().check(z.maxLength(320)),
    severity: Perhaps,
    reason: Perhaps,
    'delivery-status': z.optional(
      z.nullable(
        z.object({
          message: z.optional(z.nullable(z.string())),
          description: z.optional(z.nullable(z.string())),
        }),
      ),
    ),
  }),
});
type Report = z.output<typeof Report>;

const plain = (status: number, text: string) =>
  new Response(text, { status, headers: { ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8' } });
/** The same for an unknown address, a wrong signature and no report at all; with 406 Mailgun does not repeat it. */
const refused = () => plain(406, 'Not accepted');

function isSigned({ timestamp, token, signature }: Report['signature'], key: string, now: Date): boolean {
  const expected = createHmac('sha256', key).update(`${timestamp}${token}`).digest();
  const given = Buffer.from(signature, 'hex');
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  return isRight && Math.abs(now.getTime() - Number(timestamp) * 1000) <= TOLERANCE_MS;
}

/** What a report says of an address; null for what is no trouble. */
function troubleIn({ 'event-data': event }: Report): Trouble | null {
  const { recipient: address, 'delivery-status': status } = event;
  const said = (status?.message || status?.description || '').split(/[\r\n]/)[0]!.slice(0, 300) || null;
  const at = new Date(event.timestamp * 1000);
  if (event.event === 'complained' || event.reason === 'suppress-complaint')
    return { address, kind: 'complained', said, at };
  // It was not even tried, since its holder wants no more of a list: no trouble of the address.
  if (event.event !== 'failed' || event.reason === 'suppress-unsubscribe') return null;
  return { address, kind: event.severity === 'permanent' ? 'bounced' : 'delayed', said, at };
}

/** Stops what goes to the address, and all of the agency's letters where too many come back. */
async function hear(tx: Tx, agencyId: string, trouble: Trouble, now: Date): Promise<void> {
  await keepTrouble(tx, agencyId, trouble);
  if (trouble.kind !== 'delayed') await letterReturned(tx, agencyId, trouble.kind, now);
}

/** Notes a report; false when it was heard before. Its signature covers a token of its own, which is good for one report. */
async function isNew(tx: Tx, agencyId: string, report: Report, now: Date): Promise<boolean> {
  const { id } = report['event-data'];
  for (const name of [`token ${report.signature.token}`, ...(id ? [`event ${id}`] : [])]) {
    const made = await tx
      .insertInto('mail_report')
      .values({ agency_id: agencyId, id: name, heard_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return false;
  }
  return true;
}

/**
 * Hears what came back from letters. A report may come late, twice, in any order or never; of what it says only the address, what
 * happened, when, and the receiving server's words are kept.
 */
export function reportRoute({
  config,
  db,
  clock,
  log,
}: Pick<Services, 'config' | 'db' | 'clock' | 'log'>): RawRoute {
  const domainAt = (hook: string) =>
    db.asSystem((tx) =>
      tx
        .selectFrom('mail_domain')
        .select(['agency_id', 'way', 'signing_key'])
        .where('hook', '=', hook)
        .where('state', '<>', 'deleted')
        .executeTakeFirst(),
    );
  const keyOf = ({
    agency_id,
    way,
    signing_key: own,
  }: Pick<DomainRow, 'agency_id' | 'way' | 'signing_key'>) =>
    way === 'platform' ? config.mailgun.account?.signingKey : own && mailBox(config).open(agency_id, own);

  return rawRoute('POST', WEBHOOK_PATH, async ({ request, params }) => {
    const bytes = await readBytes(request, MOST_BYTES);
    const report = z.safeParse(Report, jsonOf(bytes)).data;
    const row = report && (await domainAt(params['hook'] ?? ''));
    const key = row && keyOf(row);
    const now = clock.now();
    if (!report || !row || !key || !isSigned(report.signature, key, now)) return refused();
    const trouble = troubleIn(report);
    await db.withTenant(row.agency_id, async (tx) => {
      if ((await isNew(tx, row.agency_id, report, now)) && trouble)
        await hear(tx, row.agency_id, trouble, now);
    });
    log.info({ agencyId: row.agency_id, kind: trouble?.kind ?? null }, 'A report about a letter was heard');
    return plain(200, 'ok');
  });
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return null;
  }
}
