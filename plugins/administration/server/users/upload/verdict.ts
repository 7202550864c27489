import { accountRefusals } from '@/core/contract/refusals/account';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import { administrationRefusals } from '../../../contract/refusals';
import { createHash } from 'node:crypto';
import { isEmail, Phone, realNameProblem, tidyName } from '@/core/contract';
import { normalEmail } from '@/server/accounts/fields';
import { z } from 'zod/mini';
import type { RowVerdict, UploadCounts, UploadRow } from '../../../contract/client-upload';

/** A row that can be written. */
export interface NewClient {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null: the file says nothing of it. */
  readonly phone: string | null;
}

/** What the agency has of an address. */
export interface Known {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly isStaff: boolean;
}

export interface Judged {
  readonly verdict: RowVerdict;
  /** Null for a rejected row. */
  readonly client: NewClient | null;
}

type Problem = RowVerdict['problems'][number];

/** First and last name, as the file parts them, else after the first word. */
function parted(name: string, last: string): [firstName: string, lastName: string] {
  if (last && name.endsWith(` ${last}`)) return [name.slice(0, -last.length - 1), last];
  const words = name.split(' ');
  // A title or an initial is not the whole of a first name: "Dr. Ana Prado", "J. R. Tolkien".
  const ofFirst = words.length > 2 && words[0]!.endsWith('.') ? 2 : 1;
  return [words.slice(0, ofFirst).join(' '), words.slice(ofFirst).join(' ')];
}

function read(row: UploadRow): { client: NewClient; problems: Problem[] } {
  const name = tidyName(row.name);
  const [firstName, lastName] = parted(name, tidyName(row.lastName ?? ''));
  const email = normalEmail(row.email);
  const phone = row.phone.trim();
  const problems: Problem[] = [];
  const nameFault = name.length > 120 ? fieldRefusals.name : realNameProblem(name);
  if (nameFault) problems.push({ field: 'name', ...nameFault });
  if (!email) problems.push({ field: 'email', ...fieldRefusals.required });
  else if (!isEmail(email)) problems.push({ field: 'email', ...fieldRefusals.emailAddress });
  if (phone && !z.safeParse(Phone, phone).success) problems.push({ field: 'phone', ...fieldRefusals.phone });
  return { client: { email, firstName, lastName, phone: phone || null }, problems };
}

const isSame = (client: NewClient, known: Known) =>
  client.firstName === known.firstName &&
  client.lastName === known.lastName &&
  (client.phone === null || client.phone === known.phone);

/**
 * What becomes of each row of an upload. An address that stands twice in the file counts where it stands first; staff is
 * not touched, and who is invited is left to the invitation. `known` is keyed by address.
 */
export function judge(
  rows: readonly UploadRow[],
  known: ReadonlyMap<string, Known>,
  invited: ReadonlySet<string>,
): Judged[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const { client, problems } = read(row);
    const there = known.get(client.email);
    if (problems.length === 0) {
      const refusal = seen.has(client.email)
        ? administrationRefusals.addressTwice
        : there?.isStaff
          ? accountRefusals.alreadyAgent
          : invited.has(client.email)
            ? accountRefusals.alreadyInvited
            : null;
      if (refusal) problems.push({ field: 'email', ...refusal });
    }
    if (client.email) seen.add(client.email);
    if (problems.length > 0) return { verdict: { outcome: 'reject', problems }, client: null };
    const outcome = !there ? 'create' : isSame(client, there) ? 'skip' : 'update';
    return { verdict: { outcome, problems: [] }, client };
  });
}

export function countOf(judged: readonly Judged[]): UploadCounts {
  const counts = { create: 0, update: 0, skip: 0, reject: 0 };
  for (const { verdict } of judged) counts[verdict.outcome] += 1;
  return counts;
}

/** Names what an upload would do: the same rows upon the same clients have the same name, anything else another. */
export const planOf = (judged: readonly Judged[]): string =>
  createHash('sha256')
    .update(JSON.stringify(judged.map(({ verdict, client }) => [verdict.outcome, client])))
    .digest('base64url');
