import { type Agency, isActivated, type Language, LANGUAGES } from '@/core/contract';
import { FULL_TITLE } from '@/core/contract/site/title';
import type { ListingWords } from '../ports/booking';
import type { ServerPluginEntry } from './index';
import { menuDefaults } from './servicing';

/** One list in a sentence: "Voos, hotéis e carros". */
const listed = (names: readonly string[], language: Language) =>
  new Intl.ListFormat(language).format(
    names.map((name, at) => (at === 0 ? name : name.toLocaleLowerCase(language))),
  );

/** What an agency sells, in words for its title (R003). `listingOf` tells the own words of a product. */
export function soldWords(
  plugins: readonly ServerPluginEntry[],
  listingOf: (product: string) => ListingWords | undefined,
) {
  const products = plugins.filter(({ plugin }) => plugin.product);
  const defaults = menuDefaults(plugins);
  return (agency: Agency): Agency['sells'] => {
    const sold = products.filter(({ activatedBy }) => isActivated(activatedBy, agency, defaults));
    if (sold.length === 0) return undefined;
    const inTitle = products.filter(({ id }) => listingOf(id)?.inTitle);
    const isWhole = inTitle.length > 0 && inTitle.every((product) => sold.includes(product));
    return Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        language === 'en' && isWhole
          ? FULL_TITLE
          : listed(
              sold.flatMap(({ id }) => listingOf(id)?.names?.[language] ?? []),
              language,
            ),
      ]),
    );
  };
}
