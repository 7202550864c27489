import { ownersOf } from '@/server/accounts/owners';
import { messageOf } from '@/server/mail/letter';
import { moneyText } from '@/server/selling/letters/format';
import type { Language } from '@/core/contract';
import type { Tx } from '@/server/db/types';
import type { AgencyRecord } from '@/server/ports/agency';
import type { Services } from '@/server/ports/services';
import { invoiceFile } from '../invoice/pdf';
import { longDay } from '../invoice/invoice-words';
import { nextPeriod } from '../steps/standing';
import { refundOf } from '../store/refunds';
import type { InvoiceRow, SubscriptionRow } from '../store/tables';
import { AROUND, type Gaps, LETTERS, REASONS } from './say';
import { LETTER_JOB, type ToTell } from './tell';
import { wordsOf } from './letter-words';

type Parts = Pick<Services, 'db' | 'clock' | 'mail' | 'agencyById' | 'jobs'>;

/** Owners, and whoever gets the bills, each once. */
async function recipientsOf(tx: Tx, { agency_id, billing }: SubscriptionRow) {
  const owners = await ownersOf(tx, agency_id);
  const isKnown = owners.some(({ email }) => email === billing.email.toLowerCase());
  return isKnown ? owners : [...owners, { email: billing.email, language: owners[0]?.language ?? null }];
}

async function read(db: Parts['db'], { agencyId, invoiceId }: ToTell) {
  return db.asSystem(async (tx) => {
    const platform = await tx
      .selectFrom('agency')
      .select('id')
      .where('is_platform', '=', true)
      .executeTakeFirst();
    const subscription = await tx
      .selectFrom('subscription')
      .selectAll()
      .where('agency_id', '=', agencyId)
      .executeTakeFirst();
    if (!platform || !subscription) return null;
    const invoice = invoiceId
      ? await tx
          .selectFrom('subscription_invoice')
          .selectAll()
          .where('agency_id', '=', agencyId)
          .where('id', '=', invoiceId)
          .executeTakeFirst()
      : undefined;
    const refund = invoice && (await refundOf(tx, invoice.payment_ref));
    return {
      platformId: platform.id,
      subscription,
      invoice,
      why: refund?.reason ?? '',
      recipients: await recipientsOf(tx, subscription),
    };
  });
}

/** The letter in the platform's name, about the agency's subscription as it stands now. */
export async function letterTo(
  {
    agency,
    platform,
    subscription,
    invoice,
    why,
  }: {
    agency: AgencyRecord;
    platform: AgencyRecord;
    subscription: SubscriptionRow;
    invoice: InvoiceRow | undefined;
    why: string;
  },
  kind: ToTell['kind'],
  language: string | null,
) {
  const words = wordsOf(language ?? agency.public.language);
  const locale: Language = words.locale;
  // What is returned goes to the card that paid it, which may be another one by now.
  const refunded = kind === 'refunded' ? invoice : undefined;
  const { brand, last4 } = refunded?.card ?? subscription.card;
  const isDue = kind === 'unpaid' || kind === 'warn-last';
  const next = nextPeriod(subscription);
  const gaps: Gaps = {
    agency: agency.public.agencyName,
    platform: platform.public.agencyName,
    amount: moneyText(
      refunded ? { amount: refunded.amount_minor, currency: refunded.currency } : next.amount,
      locale,
    ),
    day: longDay(isDue ? subscription.grace_until! : subscription.period_until, locale),
    card: `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`,
    reason: words._(REASONS[subscription.failure ?? ''] ?? REASONS['declined']!),
    invoice: invoice?.number ?? '',
    why,
  };
  const said = LETTERS[kind](gaps);
  const message = messageOf(
    {
      language: locale,
      subject: words._(said.subject),
      headline: words._(said.headline),
      text: words._(said.text),
      button: { label: words._(said.button), url: new URL(said.path, agency.origin).href },
      otherwise: words._(AROUND.otherwise),
      note: words._(AROUND.note(gaps)),
      help: words._(AROUND.help(gaps)),
    },
    platform,
  );
  return { ...message, ...(invoice ? { attachments: [await invoiceFile(invoice, locale)] } : {}) };
}

/** Draws the letters that were asked for and puts them into the outbox. */
export function sendLetters({ db, mail, agencyById, jobs }: Parts): void {
  jobs.handle(LETTER_JOB, async (data, done) => {
    const told = data as ToTell;
    const found = await read(db, told);
    const agency = await agencyById(told.agencyId);
    const platform = found && (await agencyById(found.platformId));
    if (!found || !agency || !platform) return;
    // A payment that came meanwhile makes the reminder untrue.
    const isDue = told.kind === 'unpaid' || told.kind === 'warn-last';
    if (isDue && found.subscription.standing !== 'past_due') return;
    const letters: Parameters<typeof mail.send>[1][] = [];
    for (const { email, language } of found.recipients)
      letters.push({ ...(await letterTo({ ...found, agency, platform }, told.kind, language)), to: email });
    await db.withTenant(platform.id, async (tx) => {
      for (const letter of letters) await mail.send(tx, letter, 'happened');
      await done(tx);
    });
  });
}
