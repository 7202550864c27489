import type { Logger } from 'pino';
import type { Carrier } from '@/server/ports/lines';
import type { MailgunConfig } from '@/server/config/mailgun-account';
import { z } from 'zod/mini';
import { type MailService, type Sending, type ServedDomain, ServiceSays, ServiceSilent } from '../port';
import { type Answered, type Ask, createAsk, formOf } from './http';
import { DomainAnswer, EventsAnswer, read, recordsOf, SigningKeyAnswer } from './answers';
import { messageForm } from './message';
import { createWebhooks } from './webhooks';

interface Parts {
  readonly config: MailgunConfig;
  readonly line: Carrier;
  readonly log: Pick<Logger, 'warn'>;
}

const isKeyTrouble = ({ status }: Answered) => status === 401 || status === 403;
const named = (name: string) => encodeURIComponent(name);

/** Mailgun by its published API (domains v4, webhooks v3 and v4, messages v3, suppressions v3). */
export function mailgunService({ config, line, log }: Parts): MailService {
  const askFor = ({ secret, region }: ServedDomain): Ask => {
    const key = secret ?? config.account?.key;
    if (!key) throw new ServiceSays('key', 'The platform has no account at Mailgun');
    const place = (secret ? region : config.account?.region) ?? 'us';
    return createAsk({ key, url: config.urls[place], line });
  };

  /** The domain as this account has it; null where it does not. */
  async function find(ask: Ask, domain: string): Promise<DomainAnswer | null> {
    const answer = await ask({ method: 'GET', path: `/v4/domains/${named(domain)}` });
    if (isKeyTrouble(answer)) throw new ServiceSays('key', answer.said);
    return answer.status === 200 ? read(DomainAnswer, answer.body) : null;
  }

  async function create(ask: Ask, domain: string): Promise<DomainAnswer> {
    const form = formOf([
      ['name', domain],
      ['dkim_key_size', '2048'],
      ['spam_action', 'disabled'],
    ]);
    const answer = await ask({ method: 'POST', path: '/v4/domains', form });
    if (isKeyTrouble(answer)) throw new ServiceSays('key', answer.said);
    if (answer.status === 200) return read(DomainAnswer, answer.body);
    // Somebody made it between the look and this call: we, in an attempt whose answer was lost, or another account.
    const found = await find(ask, domain);
    if (found) return found;
    throw new ServiceSays('taken', answer.said);
  }

  /** Of the agency's own account; null where its key may not read it. */
  async function signingKeyOf(ask: Ask): Promise<string | null> {
    const answer = await ask({ method: 'GET', path: '/v5/accounts/http_signing_key' });
    const found = z.safeParse(SigningKeyAnswer, answer.body);
    return answer.status === 200 && found.success ? found.data.http_signing_key : null;
  }

  /** Has Mailgun tell us what comes back. Without it letters go all the same. */
  async function listen(ask: Ask, { domain, hookUrl, secret }: ServedDomain) {
    const signingKey = secret ? await signingKeyOf(ask) : null;
    const isSigned = signingKey !== null || (!secret && config.account?.signingKey);
    // A report whose signature cannot be checked is not heard.
    const reporting = isSigned ? await createWebhooks(ask, domain).add(hookUrl) : ('refused' as const);
    if (reporting !== 'open') log.warn({ domain, reporting }, 'Mailgun does not report what comes back');
    return { reporting, signingKey };
  }

  /** Whether an earlier attempt, whose answer was lost, has left this letter there. */
  async function hasTaken(ask: Ask, domain: string, messageId: string): Promise<boolean> {
    // From now backwards; without a beginning and an end it has to be said.
    const query = new URLSearchParams({
      ...{ event: 'accepted', 'message-id': messageId },
      ...{ ascending: 'no', limit: '1' },
    });
    const answer = await ask({ method: 'GET', path: `/v3/${named(domain)}/events?${query}` });
    return answer.status === 200 && (read(EventsAnswer, answer.body).items ?? []).length > 0;
  }

  function refusal({ status, said }: Answered): Sending {
    const isOfDomain = [401, 402, 403, 404].includes(status) || /not allowed to send/i.test(said);
    return { kind: isOfDomain ? 'refused' : 'notThis', said };
  }

  return {
    name: 'mailgun',
    async add(domain) {
      const ask = askFor(domain);
      const found = (await find(ask, domain.domain)) ?? (await create(ask, domain.domain));
      return { records: recordsOf(found), ...(await listen(ask, domain)) };
    },
    async look(domain) {
      const ask = askFor(domain);
      const answer = await ask({ method: 'PUT', path: `/v4/domains/${named(domain.domain)}/verify` });
      if (answer.status !== 200) return { records: domain.records, isTaken: false };
      const found = read(DomainAnswer, answer.body);
      return {
        records: recordsOf(found),
        isTaken: found.domain.state === 'active',
        ...(await listen(ask, domain)),
      };
    },
    async send(domain, agency, letter) {
      const ask = askFor(domain);
      if (letter.attempt > 1 && (await hasTaken(ask, domain.domain, letter.messageId)))
        return { kind: 'sent' };
      const answer = await ask({
        method: 'POST',
        path: `/v3/${named(domain.domain)}/messages`,
        form: messageForm(agency, letter, domain.sender),
      });
      return answer.status === 200 ? { kind: 'sent' } : refusal(answer);
    },
    async remove(domain) {
      const ask = askFor(domain);
      // In an account of the agency's own the domain is its own matter: others may send from it.
      const { status, said } = await (domain.secret
        ? createWebhooks(ask, domain.domain).remove(domain.hookUrl)
        : ask({ method: 'DELETE', path: `/v3/domains/${named(domain.domain)}` }));
      if (status !== 200 && status !== 404) throw new ServiceSays('key', said);
    },
    async allow(domain, address) {
      for (const list of ['bounces', 'complaints']) {
        const path = `/v3/${named(domain.domain)}/${list}/${named(address)}`;
        const { status, said } = await askFor(domain)({ method: 'DELETE', path });
        if (status !== 200 && status !== 404) throw new ServiceSilent(said);
      }
    },
  };
}
