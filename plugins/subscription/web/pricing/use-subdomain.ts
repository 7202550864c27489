import { useEffect, useState } from 'react';
import { wordsOf } from '@/core/i18n/words-of';
import { useApiQuery } from '@/core/query/query';
import type { Said } from '@/core/contract/refusal';
import { subdomainProblem } from '../../contract/sign-up-rules';
import { checkSubdomain } from '../../contract/sign-up';
import { subdomainOf } from './sign-up-form';

/** Milliseconds without a key after which somebody has typed a name and not half of one. */
const PAUSE = 400;

/** What is known of a subdomain: `open` while nobody has asked, or nobody could be asked. */
export type SubdomainState =
  | { status: 'open' | 'pending' }
  | { status: 'free'; domain: string | null }
  | { status: 'taken'; message: string; suggestion: string | null };

/** Asks, as one types, whether the subdomain is to be had (R416); `onTaken` hears of each that is not. */
export function useSubdomain(
  typed: string,
  onTaken: (subdomain: string, said: Said) => void,
): SubdomainState {
  const wanted = subdomainProblem(typed) ? '' : subdomainOf(typed);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isFetching } = useApiQuery(
    checkSubdomain,
    { query: { subdomain: asked } },
    { enabled: asked !== '' },
  );
  const found = data?.data;
  useEffect(() => {
    if (found && !found.isAvailable) onTaken(found.subdomain, { ...found, message: found.message ?? '' });
  }, [found, onTaken]);

  if (!wanted) return { status: 'open' };
  if (wanted !== asked || isFetching) return { status: 'pending' };
  if (!found) return { status: 'open' };
  return found.isAvailable
    ? { status: 'free', domain: found.domain }
    : { status: 'taken', message: wordsOf(found), suggestion: found.suggestion };
}
