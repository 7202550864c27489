import { randomBytes } from 'node:crypto';
import type { Db } from '@/server/db/types';
import { COMMON_HEADERS, permissions } from '@/server/http/headers';
import { type RawInput, rawRoute } from '@/server/http/raw';
import type { GatewayHooks, OpenGateway } from '@/server/payment';
import type { Clock } from '@/server/ports/services';
import type { StripeAccount } from './account';
import { createAccounts } from './accounts';
import { stripeClient } from './client';
import { paymentDomains } from './domains/register';
import { followEvents } from './events';
import { stripeFieldsPage, stripeFieldsPolicy } from './fields/page';
import { FIELDS_PATH, stripeGateway } from './gateway';
import { isKnownEvent, noteEvent, sqlMemory } from './tables';
import { webhookRoute } from './webhooks';

/** Stripe as the account of the configuration has it. `ask`: instead of the network. */
export function openStripe({
  account,
  db,
  clock,
  ask,
}: {
  account: StripeAccount;
  db: Db;
  clock: Clock;
  ask?: typeof fetch;
}): OpenGateway {
  const stripe = stripeClient(account, ask);
  const memory = sqlMemory(db);
  const accounts = createAccounts({ stripe, db, clock, feeBasisPoints: account.feeBasisPoints });
  let hooks: GatewayHooks | null = null;
  const gateway = stripeGateway({
    ...{ stripe, memory, publicKey: account.publishableKey, isTest: account.isTest },
    fieldsOrigin: account.fieldsOrigin,
    now: () => clock.now(),
    payeeOf: accounts.payeeOf,
    originOf(payer) {
      if (!hooks) throw new Error('Payments are asked for before the server is put together');
      return hooks.originOf(payer);
    },
  });

  /** The site that frames the page of the fields, and its origin where the page has another; null: nobody's. */
  async function around({ agency, client, request }: RawInput) {
    if (account.fieldsOrigin === null) return agency && { agency, framedBy: null };
    const at = URL.parse(new URL(request.url).searchParams.get('at') ?? '');
    if (!at || !hooks || client.host?.toLowerCase() !== new URL(account.fieldsOrigin).host) return null;
    const found = /^https?:$/.test(at.protocol) ? await hooks.agencyAt(at.host) : null;
    return found && { agency: found, framedBy: at.origin };
  }

  const fields = rawRoute('GET', FIELDS_PATH, async (input) => {
    const site = await around(input);
    if (!site) return new Response('Not found', { status: 404, headers: COMMON_HEADERS });
    const nonce = randomBytes(16).toString('base64');
    // What is paid decides whose account takes it: a subscription is the platform's (SEC-48).
    const isKept = new URL(input.request.url).searchParams.get('pays') === 'subscription';
    const page = stripeFieldsPage(nonce, account.scriptUrl, {
      publishableKey: account.publishableKey,
      account: isKept ? null : (await accounts.payeeOf(site.agency.id)).account,
      framedBy: site.framedBy,
    });
    return new Response(page, {
      headers: {
        ...COMMON_HEADERS,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': stripeFieldsPolicy(nonce, account, site.framedBy),
        'cache-control': 'no-store',
        'referrer-policy': 'strict-origin',
        'permissions-policy': permissions(`self "${new URL(account.scriptUrl).origin}"`),
      },
    });
  });

  return {
    gateway,
    accounts,
    frames: account.fieldsOrigin === null ? [] : [account.fieldsOrigin],
    // Where Apple Pay, Google Pay and Link may be used.
    register: ({ log, config: { platformHost, publicUrl } }) =>
      paymentDomains({
        ...{ stripe, db, clock, log, platformHost },
        isHttps: publicUrl.startsWith('https:'),
        fieldsHost: account.fieldsOrigin === null ? null : new URL(account.fieldsOrigin).hostname,
      }).register(),
    routes(given) {
      hooks = given;
      return [
        fields,
        webhookRoute({
          ...{ stripe, secrets: account.webhookSecrets, now: () => clock.now() },
          follow: followEvents({ ...given, stripe, memory, accounts }),
          onTrouble: given.onTrouble,
          isKnown: (id) => isKnownEvent(db, id),
          note: (id) => noteEvent(db, id, clock.now()),
        }),
      ];
    },
  };
}
