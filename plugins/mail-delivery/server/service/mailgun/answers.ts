import { z } from 'zod/mini';
import type { MailRecord } from '../../../contract/delivery';
import { ServiceSilent } from '../port';
import { record } from '../records';

/** What is used of Mailgun's answers; other fields may come and go. */
const DnsRecord = z.object({
  record_type: z.string(),
  name: z.optional(z.nullable(z.string())),
  value: z.optional(z.nullable(z.string())),
  priority: z.optional(z.nullable(z.string())),
  valid: z.optional(z.nullable(z.string())),
  cached: z.optional(z.nullable(z.array(z.string()))),
});
type DnsRecord = z.output<typeof DnsRecord>;

export const DomainAnswer = z.object({
  domain: z.object({ name: z.string(), state: z.string() }),
  sending_dns_records: z.optional(z.nullable(z.array(z.nullable(DnsRecord)))),
  receiving_dns_records: z.optional(z.nullable(z.array(z.nullable(DnsRecord)))),
});
export type DomainAnswer = z.output<typeof DomainAnswer>;

export const SigningKeyAnswer = z.object({ http_signing_key: z.string() });
/** Without a list nothing has happened. */
export const EventsAnswer = z.object({ items: z.optional(z.nullable(z.array(z.unknown()))) });

/** Reads an answer by a schema; one that says something else is none. */
export function read<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const found = z.safeParse(schema, body);
  if (!found.success) throw new ServiceSilent('Mailgun answered something that cannot be read');
  return found.data;
}

function purposeOf({ record_type: type, name, value }: DnsRecord): MailRecord['purpose'] {
  if (type === 'CNAME') return /_domainkey/i.test(name ?? '') ? 'dkim' : 'tracking';
  if (/_domainkey/i.test(name ?? '')) return 'dkim';
  return /^v=spf1/i.test(value ?? '') ? 'spf' : 'tracking';
}

const stateOf = ({ valid, cached }: DnsRecord): MailRecord['state'] => {
  if (valid === 'valid') return 'found';
  if (valid !== 'invalid' && valid !== 'unknown') return 'unknown';
  return (cached ?? []).length > 0 ? 'other' : 'missing';
};

const TYPES = ['TXT', 'CNAME', 'MX'] as const;
const recordOf = (domain: string, given: DnsRecord, more: Partial<MailRecord>): MailRecord[] => {
  const type = TYPES.find((one) => one === given.record_type);
  if (!type || !given.value) return [];
  const state = stateOf(given);
  const named = { name: given.name ?? domain, value: given.value, type, state };
  const found = state === 'other' ? (given.cached ?? []).slice(0, 3) : [];
  return [record({ purpose: purposeOf(given), ...named, found, ...more })];
};

/**
 * The records that Mailgun wants: those for sending are required but the one for links, which the letters do without; the ones for
 * receiving are advice for a name that receives nothing yet.
 */
export function recordsOf(answer: DomainAnswer): MailRecord[] {
  const { name } = answer.domain;
  const sending = (answer.sending_dns_records ?? []).flatMap((given) =>
    given ? recordOf(name, given, { isRequired: purposeOf(given) !== 'tracking' }) : [],
  );
  const receiving = (answer.receiving_dns_records ?? []).flatMap((given) =>
    given
      ? recordOf(name, given, {
          purpose: 'receiving',
          isRequired: false,
          priority: Number(given.priority ?? 10) || 10,
        })
      : [],
  );
  return [...sending, ...receiving];
}
