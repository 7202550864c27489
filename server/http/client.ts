import { FALLBACK_LANGUAGE, Language } from '@/core/contract';
import { z } from 'zod/mini';
import type { Config } from '../config/config';
import type { Network } from '../ports/network';
import { networkOf, readAddress } from './budget/network';

export interface ClientInfo {
  /** Address, after trusted proxies; to be told from others by, while budgets go by `network`. */
  ip: string;
  network: Network;
  host: string | undefined;
  isHttps: boolean;
}

/**
 * Who asks, and for which host; by https where the site is. Whose page it is `Host` says alone, unless the proxy is known to say
 * it otherwise (SEC-51): one that passes `Host` on passes on what a visitor forwards, too. The rest of `X-Forwarded-*` is
 * believed only as far as `trustedProxies` reaches: each trusted proxy appends one entry, so the client is that many entries from the end (SEC-30). What is no address there is not
 * believed: the proxy's own stands for it (SEC-45).
 */
export function readClient(
  headers: Headers,
  remoteAddress: string | undefined,
  {
    trustedProxies,
    forwardedHost,
    publicUrl,
  }: Pick<Config, 'trustedProxies' | 'forwardedHost' | 'publicUrl'>,
): ClientInfo {
  const from = (ip: string) => ({ ip, network: networkOf(ip) });
  const direct = {
    ...from(readAddress(remoteAddress ?? '') ?? 'unknown'),
    host: headers.get('host') ?? undefined,
    isHttps: publicUrl.startsWith('https:'),
  };
  if (trustedProxies === 0) return direct;
  const entry = (name: string) => {
    const list =
      headers
        .get(name)
        ?.split(',')
        .map((part) => part.trim())
        .filter(Boolean) ?? [];
    return list[Math.max(0, list.length - trustedProxies)];
  };
  return {
    ...from(readAddress(entry('x-forwarded-for') ?? '') ?? direct.ip),
    host: (forwardedHost ? entry('x-forwarded-host') : undefined) ?? direct.host,
    isHttps: direct.isHttps || entry('x-forwarded-proto') === 'https',
  };
}

/** The first cookie of this name. */
export function readCookie(headers: Headers, name: string): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = part.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

const known = (tag: string | undefined): Language | undefined => {
  const parsed = z.safeParse(Language, tag?.trim().toLowerCase().split('-')[0]);
  return parsed.success ? parsed.data : undefined;
};

/** The visitor's language: the `lng` cookie, else the first known of Accept-Language, else the agency's. */
export function readLanguage(headers: Headers, agencyLanguage?: Language): Language {
  const cookie = known(readCookie(headers, 'lng'));
  if (cookie) return cookie;
  const accepted = (headers.get('accept-language') ?? '')
    .slice(0, 200)
    .split(',')
    .map((part, index) => {
      const [tag, weight] = part.split(';q=');
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0, index };
    })
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  for (const { tag } of accepted) {
    const language = known(tag);
    if (language) return language;
  }
  return agencyLanguage ?? FALLBACK_LANGUAGE;
}
