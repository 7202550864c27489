import type { AgentDetails, ClientDetails } from '../../../contract/users';

type Home = NonNullable<ClientDetails['home']>;

/** A code in the reader's language, or as it is where Intl has no name for it. */
function nameOf(type: 'region' | 'language', code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** An address in one line; empty for who has given none. */
export function addressLine(home: Home | undefined, locale: string): string {
  if (!home) return '';
  const { streetAddress, zipCode, city, state, country } = home;
  const town = [zipCode, city].filter(Boolean).join(' ');
  return [streetAddress, town, state, country && nameOf('region', country, locale)]
    .filter(Boolean)
    .join(', ');
}

/** The language that somebody is written to in; empty when it is not known. */
export const languageName = (
  { language }: Pick<ClientDetails | AgentDetails, 'language'>,
  locale: string,
): string => (language ? nameOf('language', language, locale) : '');
