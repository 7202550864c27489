import { safeParse } from 'zod/mini';
import { onSessionEnd } from '@/core/auth/session';
import { Extras } from '../../contract';
import { NO_EXTRAS } from './choice';

/** What was chosen in a checkout, kept in this tab over reloads like what is typed into it; never what it costs. */
const PREFIX = 'caravel-flight-extras:';

/** Storage may be full or forbidden: then a reload loses the choice, and nothing else. */
const quietly = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

export function readKept(key: string): Extras {
  const saved = quietly(() => JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as unknown);
  return safeParse(Extras, saved).data ?? NO_EXTRAS;
}
export const keep = (key: string, extras: Extras): void =>
  void quietly(() => sessionStorage.setItem(PREFIX + key, JSON.stringify(extras)));
export const forget = (key: string): void => void quietly(() => sessionStorage.removeItem(PREFIX + key));

onSessionEnd(() =>
  quietly(() => {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  }),
);
