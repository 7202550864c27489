import type { LetterRefusal } from '@/core/contract/attention';
import { scrub } from '@/core/contract/scrub';

/** What the library tells of a failure. */
export interface SmtpFailure {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly message: string;
}

const MOST_SAID = 300;

/** Whether the same letter would be refused again. */
export const isForGood = ({ responseCode = 0 }: SmtpFailure): boolean =>
  responseCode >= 500 && responseCode < 600;

/** What of a refusal is told: the server's words in a line, without addresses. */
export const saidBy = ({ response, message }: SmtpFailure): string =>
  scrub((response ?? message).split(/[\r\n]/)[0]!).slice(0, MOST_SAID);

/** RFC 3463; of senders 5.1.7 and 5.1.8. */
const BY_STATUS: readonly (readonly [RegExp, LetterRefusal])[] = [
  [/^5\.(?:1\.(?!7$|8$)\d+|2\.1)$/, 'unknown'],
  [/^5\.2\.2$/, 'full'],
  [/^5\.7\.\d+$/, 'policy'],
];
/** RFC 5321, of servers that tell no more. */
const BY_REPLY: Readonly<Record<number, LetterRefusal>> = {
  ...{ 550: 'unknown', 551: 'unknown', 553: 'unknown' },
  ...{ 552: 'full', 554: 'policy' },
};

/**
 * Why a letter is refused for good, for a reason of its address or of its own. Null: it may be taken later, or what is refused is
 * the connection, the login or the sender, which somebody can repair.
 */
export function refusalOf(failure: SmtpFailure): LetterRefusal | null {
  const { command, responseCode = 0, response = '' } = failure;
  const isOfAddress = command === 'RCPT TO';
  if (!isForGood(failure) || !(isOfAddress || command === 'DATA')) return null;
  const status = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (status) return BY_STATUS.find(([pattern]) => pattern.test(status))?.[1] ?? 'other';
  return (isOfAddress && BY_REPLY[responseCode]) || 'other';
}
