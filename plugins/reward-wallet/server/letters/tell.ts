import { sql } from 'kysely';
import type { Tx } from '@/server/db/types';
import { messageOf } from '@/server/mail/letter';
import type { AgencyRecord } from '@/server/ports/agency';
import type { Services } from '@/server/ports/services';
import { dayText, moneyText } from '@/server/selling/letters/format';
import { accountsOf } from '../ledger/account';
import type { AccountRow } from '../store/tables';
import { wordsOf } from './letter-words';
import { each } from '@/server/jobs/each';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What stands in the gaps of a letter, as people read it. */
interface Gaps {
  readonly agency: string;
  readonly amount: string;
  readonly balance: string;
  /** The day of which it is the last. */
  readonly day: string;
}

type LetterKind = 'earned' | 'expiring';

interface Said {
  readonly subject: MessageDescriptor;
  readonly headline: MessageDescriptor;
  readonly text: MessageDescriptor;
}

/** What each letter says. */
const LETTERS: Readonly<Record<LetterKind, (gaps: Gaps) => Said>> = {
  earned: ({ agency, amount, balance }) => ({
    subject: msg`You earned ${amount} at ${agency}`,
    headline: msg`${amount} for your reward wallet`,
    text: msg`Thank you for traveling with ${agency}. Your reward wallet balance is now ${balance}; use it to pay for all or part of your next trip.`,
  }),
  expiring: ({ agency, amount, day }) => ({
    subject: msg`${amount} in your reward wallet expires soon`,
    headline: msg`${amount} expires on ${day}`,
    text: msg`What you earned at ${agency} is good for your next trip. Book by ${day} and pay with your reward wallet.`,
  }),
};

const AROUND = {
  button: msg`See your reward wallet`,
  otherwise: msg`If the button does not work, copy this address into your browser:`,
  note: ({ agency }: Pick<Gaps, 'agency'>) =>
    msg`You receive this because you have a reward wallet at ${agency}.`,
  help: ({ agency }: Pick<Gaps, 'agency'>) => msg`Questions? ${agency} is here to help.`,
};

const HOUR_MS = 60 * 60_000;
/** Nobody is written to twice within that time. */
const QUIET_MS = 20 * HOUR_MS;
/** So long before it expires it is said. */
const WARNED_MS = 30 * 24 * HOUR_MS;
const BATCH = 200;

/** What there is to say to somebody. */
interface Due {
  readonly kind: LetterKind;
  readonly amount: number;
  /** When the first of it expires. */
  readonly at: Date;
}

const soonOver = (tx: Tx, { agency_id, user_id }: AccountRow, now: Date) =>
  tx
    .selectFrom('wallet_lot')
    .where('agency_id', '=', agency_id)
    .where('user_id', '=', user_id)
    .where('left_minor', '>', 0)
    .where('is_warned', '=', false)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', new Date(now.getTime() + WARNED_MS));

/** What is said now, and is not said again: what was earned first, what expires another day. */
async function takeDue(tx: Tx, account: AccountRow, now: Date): Promise<Due | null> {
  if (account.told_at && now.getTime() - account.told_at.getTime() < QUIET_MS) return null;
  const write = (set: { told_at: Date; untold_minor?: number }) =>
    tx
      .updateTable('wallet_account')
      .set(set)
      .where('agency_id', '=', account.agency_id)
      .where('user_id', '=', account.user_id)
      .execute();
  if (account.untold_minor > 0) {
    await write({ told_at: now, untold_minor: 0 });
    return { kind: 'earned', amount: account.untold_minor, at: now };
  }
  const lots = await soonOver(tx, account, now).select(['id', 'left_minor', 'expires_at']).execute();
  const [first] = lots.map(({ expires_at }) => expires_at!).sort((a, b) => a.getTime() - b.getTime());
  if (!first) return null;
  await tx
    .updateTable('wallet_lot')
    .set({ is_warned: true })
    .where('agency_id', '=', account.agency_id)
    .where(
      'id',
      'in',
      lots.map(({ id }) => id),
    )
    .execute();
  await write({ told_at: now });
  return { kind: 'expiring', amount: lots.reduce((sum, { left_minor }) => sum + left_minor, 0), at: first };
}

export function letterTo(
  agency: AgencyRecord,
  account: Pick<AccountRow, 'currency' | 'balance_minor'>,
  due: Due,
  language: string | null,
) {
  const words = wordsOf(language ?? agency.public.language);
  const text = (amount: number) => moneyText({ amount, currency: account.currency }, words.locale);
  const gaps = {
    agency: agency.public.agencyName,
    amount: text(due.amount),
    balance: text(account.balance_minor),
    // The last day on which it pays.
    day: dayText(new Date(due.at.getTime() - 1).toISOString().slice(0, 19), words.locale),
  };
  const said = LETTERS[due.kind](gaps);
  return messageOf(
    {
      language: words.locale,
      subject: words._(said.subject),
      headline: words._(said.headline),
      text: words._(said.text),
      button: { label: words._(AROUND.button), url: new URL('/reward-wallet', agency.origin).href },
      otherwise: words._(AROUND.otherwise),
      note: words._(AROUND.note(gaps)),
      help: words._(AROUND.help(gaps)),
    },
    agency,
  );
}

/** Writes to whoever has earned something, and to whoever has something that expires within thirty days; once a day at most. */
export async function tellHolders(
  { db, clock, mail }: Pick<Services, 'db' | 'clock' | 'mail'>,
  agency: AgencyRecord,
): Promise<void> {
  const now = clock.now();
  const { rows } = await db.withTenant(agency.id, (tx) =>
    sql<{ user_id: string }>`
      select user_id from wallet_account account
      where agency_id = ${agency.id} and closed_at is null
        and (told_at is null or told_at <= ${new Date(now.getTime() - QUIET_MS)})
        and (untold_minor > 0 or exists (select 1 from wallet_lot lot
          where lot.agency_id = account.agency_id and lot.user_id = account.user_id and lot.left_minor > 0
            and not lot.is_warned and lot.expires_at > ${now}
            and lot.expires_at <= ${new Date(now.getTime() + WARNED_MS)}))
      limit ${BATCH}`.execute(tx),
  );
  await each(rows, ({ user_id: userId }) =>
    db.withTenant(agency.id, async (tx) => {
      const account = await accountsOf(tx, { agencyId: agency.id, userId })
        .forUpdate()
        .executeTakeFirstOrThrow();
      const due = await takeDue(tx, account, clock.now());
      const person = await tx
        .selectFrom('app_user')
        .select(['email', 'language'])
        .where('agency_id', '=', agency.id)
        .where('id', '=', userId)
        .where('status', '=', 'Active')
        .executeTakeFirst();
      if (!due || !person) return;
      await mail.send(
        tx,
        { ...letterTo(agency, account, due, person.language), to: person.email },
        'happened',
      );
    }),
  );
}
