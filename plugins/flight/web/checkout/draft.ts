import { safeParse, z } from 'zod/mini';
import { onSessionEnd } from '@/core/auth/session';
import type { CheckoutForm } from './form';

/**
 * What was typed into a checkout, so that a reload loses nothing. It lives in this tab only, never holds card
 * data (those fields belong to the gateway), and goes when the booking is made or the session ends.
 */
const PREFIX = 'caravel-flight-checkout:';

const text = z.string();
const Draft = z.object({
  travellers: z.array(
    z.object({
      title: text,
      firstName: text,
      middleName: text,
      lastName: text,
      gender: text,
      birthDate: text,
    }),
  ),
  contact: z.object({ email: text, phone: text }),
  billing: z.object({ address: text, city: text, state: text, zipCode: text, country: text }),
});

/** Storage may be full or forbidden: then a reload loses what was typed, and nothing else. */
const quietly = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/** The draft of this checkout, when it fits the number of travellers. */
export function readDraft(key: string, travellers: number): CheckoutForm | null {
  const saved = quietly(() => JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as unknown);
  const parsed = safeParse(Draft, saved);
  return parsed.success && parsed.data.travellers.length === travellers ? parsed.data : null;
}

export const saveDraft = (key: string, form: CheckoutForm): void =>
  void quietly(() => sessionStorage.setItem(PREFIX + key, JSON.stringify(form)));

export const dropDraft = (key: string): void => void quietly(() => sessionStorage.removeItem(PREFIX + key));

export const dropAllDrafts = (): void =>
  void quietly(() => {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  });

onSessionEnd(dropAllDrafts);
