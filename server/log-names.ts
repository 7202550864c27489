import type { Language } from '@/core/contract';
import { nameOfAnyStatus } from './booking/lists/status-words';
import type { BookingProduct } from './ports/booking';
import type { ServerPluginEntry } from './plugin';
import type { LogNames } from './ports/services';

const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Also of the plugins that an agency has switched off: what was written stays. */
export const logNames =
  (plugins: readonly ServerPluginEntry[], products: ReadonlyMap<string, BookingProduct>) =>
  (language: Language): LogNames => ({
    logged(name) {
      for (const { plugin } of plugins) {
        const word = plugin.log?.words[name];
        if (word) return plugin.log!.say(language)._(word);
      }
      return null;
    },
    product(name) {
      for (const { id, activatedBy } of plugins)
        if ('menu' in activatedBy && [id, activatedBy.menu].some((own) => isAlike(own, name)))
          return products.get(id)?.listing?.names?.[language] ?? activatedBy.menu;
      return null;
    },
    status: (word) => nameOfAnyStatus([...products.values()], word, language),
  });
