import {
  emailProblem,
  isHostLabel,
  lengthProblem,
  newPasswordProblem,
  Phone,
  realNameProblem,
  zipCode,
} from '@/core/contract';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import type { Refusal } from '@/core/contract/refusal';
import { z } from 'zod/mini';
import { lookOf, mixesScripts, saysBrand } from './look-alike';
import { subscriptionRefusals } from './refusals';
import type { AgencySignUp } from './sign-up';

// What both sides check of a sign-up: the browser while one types, the server when it comes (R415 to R419, R446).

/**
 * Names of hosts that are the platform's own, or that pretend to be (G99); that mail programs and machines look for by themselves,
 * and whose letters are taken for the platform's (SEC-50). As they look.
 */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'www api admin administrator app apps assets auth billing blog cdn dashboard dev docs email ftp gateway help host ' +
    'imap img login mail mx ns ns1 ns2 office pay payment payments platform pop portal pricing root secure shop smtp ' +
    'sso staging static stats status store support system test webhooks webmail wiki ' +
    'autodiscover autoconfig mta-sts openpgpkey wpad isatap localhost postmaster hostmaster webmaster abuse security ' +
    'noreply no-reply mailer-daemon dmarc dkim spf bimi acme ssl tls cert certs dns ns3 ns4 mx1 mx2 relay pop3 imap4 smtp2 ' +
    'ldap sip xmpp caldav carddav account accounts signin sign-in signup sign-up password verify verification invoice ' +
    'invoices refund refunds checkout official'
  )
    .split(' ')
    .map(lookOf),
);

/** What is wrong with a subdomain, or null (R415, G99). Letter case is ignored. */
export function subdomainProblem(typed: string): Refusal | null {
  if (!typed) return subscriptionRefusals.subdomainMissing;
  if (/^\s/.test(typed)) return subscriptionRefusals.spaceFirst;
  const name = typed.trim().toLowerCase();
  if (!isHostLabel(name) || name.startsWith('xn--')) return subscriptionRefusals.subdomain;
  if (RESERVED.has(lookOf(name))) return subscriptionRefusals.subdomainReserved;
  return saysBrand(name) ? subscriptionRefusals.brand : null;
}

/** Letters and digits of any script with the signs that names of firms have. */
const NAME_LONGEST = 80;
const NAME = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N} .,'’&()+/!|@#-]{2,80}$/u;
const ADDRESS = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N} .,'’&()/#:;ºª°-]{3,120}$/u;
const PLACE = /^\p{L}[\p{L}\p{M} .,'’()-]{0,79}$/u;

const matching = (pattern: RegExp, refusal: Refusal, most: number) => (text: string) =>
  pattern.test(text.trim()) ? null : (lengthProblem(text, most) ?? refusal);
const parsing = (schema: z.ZodMiniType, refusal: Refusal) => (text: string) =>
  z.safeParse(schema, text).success ? null : refusal;

const RULES: { readonly [Name in keyof AgencySignUp]: (text: string) => Refusal | null } = {
  name: (text) => realNameProblem(text) ?? lengthProblem(text, 254),
  email: emailProblem,
  password: (text) => newPasswordProblem(text),
  subdomain: subdomainProblem,
  agencyName: (text) =>
    !NAME.test(text.trim()) || mixesScripts(text)
      ? (lengthProblem(text, NAME_LONGEST) ?? subscriptionRefusals.agencyName)
      : saysBrand(text)
        ? subscriptionRefusals.brand
        : null,
  addressLine: matching(ADDRESS, subscriptionRefusals.addressLine, 120),
  country: matching(/^[A-Z]{2}$/, fieldRefusals.country, 120),
  state: matching(PLACE, fieldRefusals.state, 80),
  city: matching(PLACE, subscriptionRefusals.cityName, 80),
  zipCode: parsing(zipCode(), fieldRefusals.zipCode),
  customerServicePhone: parsing(Phone, fieldRefusals.phone),
  customerServiceEmail: emailProblem,
};

export type SignUpField = keyof AgencySignUp;
export const SIGN_UP_FIELDS = Object.keys(RULES) as readonly SignUpField[];

/** What is wrong with a field of the sign-up, or null. */
export const signUpProblem = (field: SignUpField, text: string): Refusal | null =>
  /^\s/.test(text) ? subscriptionRefusals.spaceFirst : RULES[field](text);
