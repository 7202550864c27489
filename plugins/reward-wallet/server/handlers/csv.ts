import type { Language } from '@/core/contract';
import { csvInPieces, decimal } from '@/server/http/csv';
import type { Tx } from '@/server/db/types';
import type { WalletEntry } from '../../contract/account';
import type { Whose } from '../ledger/account';
import { wordsOf } from '../letters/letter-words';
import { MOVE_WORDS } from '../../say/move-words';
import { screenWordsOf } from '../screen-words';
import { readEntries } from './view';
import { msg } from '@lingui/core/macro';

const HEADINGS = {
  at: msg`Time (UTC)`,
  move: msg`What`,
  amount: msg`Amount`,
  balance: msg`Balance`,
  currency: msg`Currency`,
  reference: msg`Booking`,
  reason: msg`Reason`,
};

const PORTION = 500;

const COLUMNS = ['at', 'move', 'amount', 'balance', 'currency', 'reference', 'reason'] as const;
type Column = (typeof COLUMNS)[number];

type InTenant = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

async function* rowsOf(
  tenant: InTenant,
  whose: Whose,
  language: Language,
): AsyncGenerator<Record<Column, string>> {
  const words = screenWordsOf(language);
  const row = ({ at, move, amount, balance, booking, reason }: WalletEntry) => ({
    at: at.slice(0, 16).replace('T', ' '),
    move: words._(MOVE_WORDS[move]),
    amount: decimal(amount, language),
    balance: decimal(balance, language),
    currency: amount.currency,
    reference: booking?.locator ?? booking?.id ?? '',
    reason: reason ?? '',
  });
  let before: string | undefined;
  do {
    const page = { size: PORTION, before };
    const entries = await tenant((tx) => readEntries(tx, whose, page, { forStaff: false }));
    yield* entries.map(row);
    before = entries.length < PORTION ? undefined : entries.at(-1)?.id;
  } while (before !== undefined);
}

/** The whole statement as a file, newest first, in the words of who reads it (SEC-39). */
export function statementFile(tenant: InTenant, whose: Whose, language: Language): AsyncIterable<string> {
  const words = wordsOf(language);
  const columns = COLUMNS.map((key) => ({ key, header: words._(HEADINGS[key]) }));
  return csvInPieces(columns, rowsOf(tenant, whose, language), language, PORTION);
}
