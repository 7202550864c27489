import { z } from 'zod/mini';
import { EmailAsTyped, endpoint, Money } from '@/core/contract';
import { reasonFields } from '@/core/contract/said';

/**
 * Who delivers: the platform's own mail service, the agency's account at Mailgun with its own key (R409), or the agency's own mail
 * server.
 */
export const Way = z.enum(['platform', 'mailgun', 'smtp']);
export type Way = z.output<typeof Way>;

/** Where the account at Mailgun is kept. */
export const Region = z.enum(['us', 'eu']);
export type Region = z.output<typeof Region>;

/** Ports on which mail servers take letters from people who log in: the first is encrypted from the start, the others before that. */
export const SMTP_PORTS = [465, 587, 2525] as const;

/**
 * R407, M544–M547. `added`: the service has not said yet which records it wants; `verifying`: they are not all found, which takes
 * 24 to 48 hours; `broken`: it was verified, and letters go from the platform's sender until it works again.
 */
export const DomainState = z.enum(['added', 'verifying', 'verified', 'broken', 'deleted']);
export type DomainState = z.output<typeof DomainState>;

/** Hours in which a new record is usually seen (DNS_PROPAGATION_H). */
export const PROPAGATION_HOURS = { from: 24, to: 48 } as const;

/** What using an own key costs (R410). */
export const OWN_KEY_PRICE = { amount: 3500, currency: 'USD' } as const;

export const MailRecord = z.object({
  /** What it is for: who may send, the signature, whose the domain is, links, what comes back, what receivers do with forgeries. */
  purpose: z.enum(['spf', 'dkim', 'ownership', 'tracking', 'receiving', 'dmarc']),
  type: z.enum(['TXT', 'CNAME', 'MX']),
  name: z.string(),
  value: z.string(),
  priority: z.nullable(z.int()),
  /** The domain is not verified without it; the others are advice. */
  isRequired: z.boolean(),
  /** `other`: something else stands there. `unknown`: not looked up yet, or nobody could be asked. */
  state: z.enum(['unknown', 'found', 'missing', 'other']),
  /** What stands there instead. */
  found: z.array(z.string()),
});
export type MailRecord = z.output<typeof MailRecord>;

/** The last test letter: on its way, delivered from the own sender, or from the platform's because the own one failed. */
const TestLetter = z.object({
  to: z.string(),
  at: z.string(),
  state: z.enum(['waiting', 'sent', 'fellBack', 'stopped']),
});

/**
 * Whether the mail service reports bounces and complaints. `full`: Mailgun has room for three addresses an event, and others have it
 * all; `refused`: the key may not read the account's signing key or its webhooks.
 */
export const Reporting = z.enum(['open', 'full', 'refused']);
export type Reporting = z.output<typeof Reporting>;

export const MailDomain = z.object({
  domain: z.string(),
  senderEmail: z.string(),
  way: Way,
  /** Of an own account at Mailgun. The key itself never leaves the server; its last four signs do. */
  mailgun: z.nullable(z.object({ region: Region, keyEnding: z.string() })),
  /** Of an own mail server, without its password. */
  smtp: z.nullable(z.object({ host: z.string(), port: z.int(), user: z.string() })),
  domainState: DomainState,
  records: z.array(MailRecord),
  addedAt: z.string(),
  checkedAt: z.nullable(z.string()),
  /** When it is looked at again by itself. */
  nextCheckAt: z.nullable(z.string()),
  verifiedAt: z.nullable(z.string()),
  /** Longer than 48 hours without all records: something is probably entered wrongly. */
  isLate: z.boolean(),
  brokenSince: z.nullable(z.string()),
  /** `records`: they are gone; `refused`: the service does not take letters of this domain, or not with this key; `silent`: it did not answer. */
  brokenBecause: z.nullable(z.enum(['records', 'refused', 'silent'])),
  priceAcceptedAt: z.nullable(z.string()),
  /** Null: this way never reports, or was not asked yet. */
  reporting: z.nullable(Reporting),
  test: z.nullable(TestLetter),
});
export type MailDomain = z.output<typeof MailDomain>;

/** How an agency's letters go out. */
export const MailDelivery = z.object({
  /** Whether the application is switched on (R406). */
  enabled: z.boolean(),
  /** Null: letters come from the platform's sender. */
  domain: z.nullable(MailDomain),
  /** The last one that was deleted (M547), while it is remembered. */
  deleted: z.nullable(z.object({ domain: z.string(), at: z.string() })),
  /** From which letters come where there is no own sender that works. */
  platformSender: z.string(),
  /** Whether the platform has a mail service of its own. */
  isPlatformOpen: z.boolean(),
  ownKeyPrice: Money,
  /** In the demo: below this ending, records count as found at the second look. */
  demoEnding: z.nullable(z.string()),
  /** How many addresses get no letters at the moment. */
  stopped: z.int(),
});
export type MailDelivery = z.output<typeof MailDelivery>;

const Answer = z.object({ data: MailDelivery });

/** R406, R407. */
export const getMailDelivery = endpoint({
  method: 'GET',
  path: '/api/agency/applications/mailgun/domain',
  access: 'owner',
  summary: 'How the agency’s letters go out: its own domain with the DNS records and what is found of them.',
  setsUp: true,
  response: Answer,
});

/**
 * R407–R410, R413. The same domain again changes sender, way and keys; a key or password that is left out stays. Errors: 422
 * "Invalid sender email. Must be include domain name." at `senderEmail`, 422 of the other fields, 409 "This domain is already taken"
 * and "Emails already come from another domain. Delete it first.", 502 where the agency's own service could not be asked about the key.
 */
export const saveMailDomain = endpoint({
  method: 'POST',
  path: '/api/agency/applications/mailgun/domain',
  access: 'owner',
  summary: 'Adds the domain that letters shall come from, or changes how they go out.',
  rate: 'write',
  setsUp: true,
  body: z.strictObject({
    domain: z.string().check(z.maxLength(253)),
    senderEmail: EmailAsTyped,
    way: Way,
    apiKey: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    region: z.optional(Region),
    /** R410: that an own key costs what was shown. */
    isPriceAccepted: z.optional(z.boolean()),
    smtp: z.optional(
      z.strictObject({
        host: z.string().check(z.trim(), z.maxLength(253)),
        port: z.literal(SMTP_PORTS),
        user: z.string().check(z.trim(), z.maxLength(254)),
        password: z.optional(z.string().check(z.maxLength(500))),
      }),
    ),
  }),
  response: Answer,
});

/** R407. Letters come from the platform's sender from now on. Errors: 404 "Mailgun configuration not found". */
export const deleteMailDomain = endpoint({
  method: 'DELETE',
  path: '/api/agency/applications/mailgun/domain',
  access: 'owner',
  summary: 'Deletes the domain; letters come from the platform’s sender again.',
  rate: 'write',
  setsUp: true,
  response: Answer,
});

/** R407. Errors: 404 "Mailgun configuration not found", 429 when it was looked up within the minute. */
export const checkMailDomain = endpoint({
  method: 'POST',
  path: '/api/agency/applications/mailgun/domain/check',
  access: 'owner',
  summary: 'Looks the records up now instead of at the next time.',
  rate: 'write',
  setsUp: true,
  response: Answer,
});

/**
 * R411. To the caller's own address, ten a day; what became of it stands in `test` of the domain. Errors: 404 "Mailgun configuration
 * not found", 409 "Mailgun service is disabled" and "The domain is not verified yet".
 */
export const sendTestEmail = endpoint({
  method: 'POST',
  path: '/api/agency/applications/mailgun/test-email',
  access: 'owner',
  summary: 'Sends a test letter from the own sender to the caller.',
  rate: 'write',
  setsUp: true,
  response: z.object({ data: z.string(), ...reasonFields }),
});
