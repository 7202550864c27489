import { type Agency, isActivated, type Language, LANGUAGES } from '@/core/contract';
import { FULL_TITLE } from '@/core/contract/site/title';
import type { ServerPluginEntry } from './index';
import { menuDefaults } from './servicing';

/** One list in a sentence: "Voos, hotéis e carros". */
const listed = (names: readonly string[], language: Language) =>
  new Intl.ListFormat(language).format(
    names.map((name, at) => (at === 0 ? name : name.toLocaleLowerCase(language))),
  );

/** What an agency sells, in words for its title (R003). `nameOf` names a product in a language. */
export function soldWords(
  plugins: readonly ServerPluginEntry[],
  nameOf: (menu: string, language: Language) => string | null,
) {
  const defaults = menuDefaults(plugins);
  const inTitle = plugins.filter((entry) => entry.inTitle);
  return (agency: Agency): Agency['sells'] => {
    const sold = plugins.filter(
      ({ plugin, activatedBy }) => plugin.product && isActivated(activatedBy, agency, defaults),
    );
    if (sold.length === 0) return undefined;
    const names = (language: Language) =>
      sold.flatMap(({ activatedBy }) =>
        'menu' in activatedBy ? (nameOf(activatedBy.menu, language) ?? []) : [],
      );
    const isWhole = inTitle.length > 0 && inTitle.every((entry) => sold.includes(entry));
    return Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        language === 'en' && isWhole ? FULL_TITLE : listed(names(language), language),
      ]),
    );
  };
}
