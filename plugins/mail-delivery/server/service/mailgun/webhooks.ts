import { z } from 'zod/mini';
import type { Reporting } from '../../../contract/delivery';
import type { Answered, Ask } from './http';

/** What Mailgun reports to us: an address does not exist, does not take letters for now, or has called one spam. */
const REPORTED = ['permanent_fail', 'temporary_fail', 'complained'] as const;
/** Addresses that an event may be reported to. */
const MOST = 3;

const Urls = z.optional(z.nullable(z.object({ urls: z.nullable(z.array(z.string())) })));
const Webhooks = z.object({
  webhooks: z.object({ permanent_fail: Urls, temporary_fail: Urls, complained: Urls }),
});
type Webhooks = z.output<typeof Webhooks>['webhooks'];

const urlsOf = (webhooks: Webhooks, event: (typeof REPORTED)[number]): readonly string[] =>
  webhooks[event]?.urls ?? [];
const readIn = ({ status, body }: Answered): Webhooks | null =>
  status === 200 ? (z.safeParse(Webhooks, body).data?.webhooks ?? null) : null;

/** Addresses of this deployment have the same beginning; what stands after it is a secret of each domain. */
const beginningOf = (hookUrl: string): string => hookUrl.slice(0, hookUrl.lastIndexOf('/') + 1);

/** The webhooks of one domain at Mailgun, whose account may be somebody else's: nothing but our address is added or taken away. */
export function createWebhooks(ask: Ask, domain: string) {
  const read = async () =>
    readIn(await ask({ method: 'GET', path: `/v3/domains/${encodeURIComponent(domain)}/webhooks` }));
  const path = `/v4/domains/${encodeURIComponent(domain)}/webhooks`;

  /** Takes this address away from every event. */
  async function remove(url: string): Promise<Answered> {
    return ask({ method: 'DELETE', path: `${path}?${new URLSearchParams({ url })}` });
  }

  return {
    remove,

    /** Has what comes back reported to this address, beside the others that are there. */
    async add(hookUrl: string): Promise<Reporting> {
      const before = await read();
      if (!before) return 'refused';
      const there = new Set(REPORTED.flatMap((event) => urlsOf(before, event)));
      // A domain that was left and added anew has another secret: the old one leads nowhere.
      const stale = [...there].filter((url) => url.startsWith(beginningOf(hookUrl)) && url !== hookUrl);
      for (const url of stale) await remove(url);
      const missing = REPORTED.filter((event) => !urlsOf(before, event).includes(hookUrl));
      const hasRoom = (event: (typeof REPORTED)[number]) =>
        urlsOf(before, event).filter((url) => !stale.includes(url)).length < MOST;
      const open = missing.filter(hasRoom);
      if (open.length > 0) {
        const form = new URLSearchParams([['url', hookUrl], ...open.map((event) => ['event_types', event])]);
        const made = await ask({ method: 'POST', path, form });
        // Somebody who adds at the same time: what stands there now decides.
        const after = readIn(made) ?? (await read());
        if (!after || open.some((event) => !urlsOf(after, event).includes(hookUrl))) return 'refused';
      }
      return open.length === missing.length ? 'open' : 'full';
    },
  };
}
