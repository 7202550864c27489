import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod/mini';

/** What Mailgun's published description says of the bodies that we send. */
const BODIES = {
  domain: z.strictObject({
    name: z.string(),
    dkim_key_size: z.optional(z.enum(['1024', '2048'])),
    spam_action: z.optional(z.enum(['disabled', 'block', 'tag'])),
  }),
  message: z.strictObject({
    from: z.string().check(z.regex(/^".*" <[^<>\s]+@[^<>\s]+>$/)),
    to: z.string().check(z.regex(/@/)),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    'h:Message-Id': z.string().check(z.regex(/^<[^<>]+>$/)),
    'h:Auto-Submitted': z.literal('auto-generated'),
    'h:Reply-To': z.optional(z.string()),
    'o:tracking': z.literal('no'),
    'o:tracking-clicks': z.literal('no'),
    'o:tracking-opens': z.literal('no'),
    attachment: z.optional(z.any()),
    inline: z.optional(z.any()),
  }),
};

export interface FakeDomain {
  readonly name: string;
  state: 'unverified' | 'active' | 'disabled';
  /** Whether its DNS says what it has to. */
  isRight: boolean;
  /** Addresses by event: three at most, of each only once. */
  readonly hooks: Map<string, string[]>;
}

export interface FakeMailgun {
  readonly url: string;
  readonly key: string;
  signingKey: string;
  readonly domains: Map<string, FakeDomain>;
  /** Domains of accounts that are not this one. */
  readonly elsewhere: Set<string>;
  readonly messages: { domain: string; fields: Record<string, string>; files: string[] }[];
  /** What was taken off the lists of those that get nothing. */
  readonly allowed: string[];
  /** What goes wrong with the next calls whose line (`METHOD /path`) matches; `lost`: it is done, and the answer does not come. */
  fault: { at: RegExp; kind: 'lost' | 'broken' | 'limited' | 'forbidden' | 'page' } | null;
  /** A report as Mailgun signs it. */
  report(event: Record<string, unknown>, at: Date, key?: string): string;
  close(): Promise<void>;
}

const record = (type: string, name: string, value: string, isRight: boolean) => ({
  record_type: type,
  ...{ name, value, valid: isRight ? 'valid' : 'unknown', cached: isRight ? [value] : [], is_active: true },
});

const shown = ({ name, state, isRight }: FakeDomain, message: string) => ({
  message,
  domain: { id: '1', name, state, type: 'custom', web_prefix: 'email', require_tls: false },
  sending_dns_records: [
    record('TXT', name, 'v=spf1 include:mailgun.org ~all', isRight),
    record('TXT', `k1._domainkey.${name}`, 'k=rsa; p=MIGf', isRight),
    record('CNAME', `email.${name}`, 'mailgun.org', false),
  ],
  receiving_dns_records: [
    { record_type: 'MX', priority: '10', value: 'mxa.mailgun.org', valid: 'unknown', cached: [] },
  ],
});

const EVENTS = [
  ...['accepted', 'delivered', 'opened', 'clicked', 'unsubscribed'],
  ...['complained', 'temporary_fail', 'permanent_fail'],
];
/** Maximum of URLs of an event. */
const MOST_HOOKS = 3;

/** Events without an address are null. */
const shownHooks = (hooks: FakeDomain['hooks']) =>
  Object.fromEntries(EVENTS.map((event) => [event, hooks.has(event) ? { urls: hooks.get(event) } : null]));

function addHooks(hooks: FakeDomain['hooks'], form: FormData): void {
  const url = String(form.get('url'));
  const events = form.getAll('event_types').map(String);
  if (!/^https?:\/\//.test(url) || events.length === 0 || events.some((event) => !EVENTS.includes(event)))
    throw new Refused(400, 'invalid parameters');
  for (const event of events) {
    const known = hooks.get(event) ?? [];
    if (known.includes(url))
      throw new Refused(400, `Webhook for event type '${event}' with URL '${url}' already exists`);
    if (known.length === MOST_HOOKS) throw new Refused(400, 'Maximum of 3 urls for a given webhook type');
  }
  for (const event of events) hooks.set(event, [...(hooks.get(event) ?? []), url]);
}

function removeHooks(hooks: FakeDomain['hooks'], url: string): void {
  const known = [...hooks].filter(([, urls]) => urls.includes(url));
  if (known.length === 0) throw new Refused(404, 'Webhook not found');
  for (const [event, urls] of known) {
    const left = urls.filter((one) => one !== url);
    if (left.length > 0) hooks.set(event, left);
    else hooks.delete(event);
  }
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(Buffer.concat(parts), { headers }).formData();
}

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Mailgun on this machine, as far as the adapter uses it: it refuses what the published description does not have. */
export async function fakeMailgun(key = 'key-of-the-platform'): Promise<FakeMailgun> {
  const fields = (form: FormData) =>
    Object.fromEntries(
      [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    );
  const read = <S extends z.ZodMiniType>(schema: S, form: FormData): z.output<S> => {
    const found = z.safeParse(schema, fields(form));
    if (!found.success) throw new Refused(400, JSON.stringify(z.treeifyError(found.error)));
    return found.data;
  };
  const domainOf = (name: string): FakeDomain => {
    const found = fake.domains.get(name);
    if (!found) throw new Refused(404, 'Domain not found');
    return found;
  };

  async function answer(method: string, path: string, request: IncomingMessage): Promise<unknown> {
    const [pathname, query] = path.split('?') as [string, string | undefined];
    const parts = pathname.split('/').slice(1).map(decodeURIComponent);
    const [version, first, second, third] = parts;
    const line = `${method} ${version}`;
    // Mailgun's description: GET-v3-domains--domain--webhooks; POST and DELETE-v4-domains--domain--webhooks.
    if (first === 'domains' && third === 'webhooks') {
      const { hooks } = domainOf(second!);
      if (line === 'POST v4') addHooks(hooks, await formOf(request));
      else if (line === 'DELETE v4') removeHooks(hooks, new URLSearchParams(query).get('url') ?? '');
      else if (line !== 'GET v3') throw new Refused(405, `Nobody knows ${method} ${path}`);
      return { webhooks: shownHooks(hooks) };
    }
    if (line === 'POST v4' && first === 'domains') {
      const { name } = read(BODIES.domain, await formOf(request));
      if (fake.elsewhere.has(name) || fake.domains.has(name))
        throw new Refused(400, 'This domain name is already taken');
      const made: FakeDomain = { name, state: 'unverified', isRight: false, hooks: new Map() };
      fake.domains.set(name, made);
      return shown(made, 'Domain DNS records have been created');
    }
    if (version === 'v4' && first === 'domains') {
      const domain = domainOf(second!);
      if (method === 'PUT' && third === 'verify' && domain.state !== 'disabled')
        domain.state = domain.isRight ? 'active' : domain.state;
      return shown(domain, 'Domain DNS records have been updated');
    }
    if (version === 'v5') return { http_signing_key: fake.signingKey };
    if (line === 'DELETE v3' && first === 'domains') {
      domainOf(second!);
      fake.domains.delete(second!);
      return { message: 'Domain will be deleted in the background' };
    }
    if (line === 'GET v3' && second === 'events') {
      const asked = new URLSearchParams(query);
      if (!asked.has('end') && !asked.has('ascending')) throw new Refused(400, 'ascending is missing');
      const wanted = asked.get('message-id');
      const items = fake.messages.filter((one) => one.fields['h:Message-Id'] === `<${wanted}>`);
      return { items: items.length > 0 ? items.map(() => ({ event: 'accepted' })) : null, paging: {} };
    }
    if (line === 'POST v3' && second === 'messages') {
      const domain = domainOf(first!);
      if (domain.state === 'disabled')
        throw new Refused(403, `Domain ${first} is not allowed to send: disabled`);
      const form = await formOf(request);
      read(BODIES.message, form);
      const files = [...form].flatMap(([name, value]) =>
        typeof value === 'string' ? [] : [`${name} ${value.name}`],
      );
      fake.messages.push({ domain: first!, fields: fields(form), files });
      return { id: form.get('h:Message-Id'), message: 'Queued. Thank you.' };
    }
    if (line === 'DELETE v3' && (second === 'bounces' || second === 'complaints')) {
      fake.allowed.push(`${second} ${third}`);
      return { message: 'Address has been removed' };
    }
    throw new Refused(405, `Nobody knows ${method} ${path}`);
  }

  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    const say = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const fault = fake.fault?.at.test(`${method} ${url}`) ? fake.fault.kind : null;
    const isRight =
      request.headers.authorization === `Basic ${Buffer.from(`api:${fake.key}`).toString('base64')}`;
    if (!isRight || fault === 'forbidden') return say(401, { message: 'Invalid private key' });
    if (fault === 'limited') {
      response.setHeader('retry-after', '0');
      return say(429, { message: 'Too many requests' });
    }
    if (fault === 'page') return void response.end('<h1>Back soon</h1>');
    if (fault === 'broken') return say(500, { message: 'Internal Server Error' });
    answer(method, url, request).then(
      (body) => (fault === 'lost' ? response.destroy() : say(200, body)),
      (error: unknown) =>
        error instanceof Refused
          ? say(error.status, { message: error.message })
          : say(500, { message: String(error) }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeMailgun = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ key, signingKey: 'signing-key-of-nobody' },
    ...{ domains: new Map(), elsewhere: new Set(), messages: [], allowed: [] },
    fault: null,
    report(event, at, signedWith = fake.signingKey) {
      const timestamp = String(Math.floor(at.getTime() / 1000));
      const token = randomUUID().replaceAll('-', '') + randomUUID().slice(0, 18);
      const signature = createHmac('sha256', signedWith)
        .update(timestamp + token)
        .digest('hex');
      return JSON.stringify({
        signature: { timestamp, token, signature },
        'event-data': { id: randomUUID(), timestamp: at.getTime() / 1000, ...event },
      });
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
}
