import { msg } from '@lingui/core/macro';
import type { Language } from '@/core/contract';
import type { Owed } from '@/server/ports/owed';
import { OWN_KEY_PRICE } from '../contract/delivery';
import { wordsOf } from './letters/letter-words';

/** What an own key for the letters of this domain costs, once, as a line of the platform's next invoice (R410). */
export function ownKeyOf(domain: string): Owed {
  const say = (language: Language) =>
    wordsOf(language)._(msg`Your own Mailgun key for emails from ${domain}`);
  return {
    key: `mail-delivery:own-key:${domain}`,
    amount: OWN_KEY_PRICE,
    words: { en: say('en'), pt: say('pt'), es: say('es') },
  };
}
