import { msg } from '@lingui/core/macro';
import { activationOf, type Language } from '@/core/contract';
import { accountSamples } from '../../accounts/letter-samples';
import { domainSamples } from '../../agency/domains/letter-samples';
import { wordsOf } from '../../mail/letter-words';
import type { ServerPluginEntry } from '../../plugin';
import { menuDefaults } from '../../plugin/servicing';
import type { AgencyRecord } from '../../ports/agency';
import type { LetterSample, PluginLetters } from '../../ports/letters';
import type { Services } from '../../ports/services';

/** Letters that belong together. */
export interface LetterGroup extends PluginLetters {
  readonly id: string;
  readonly nameIn: (language: Language) => string;
}

const CORE = 'account';

/** The platform's own letters: about accounts, and about an agency's domain. */
const coreLetters: PluginLetters & { readonly title: NonNullable<PluginLetters['title']> } = {
  title: msg`Accounts and site`,
  say: wordsOf,
  samples: [...accountSamples, ...domainSamples],
};

/** All letters that are sent by what is installed: the products' first, then the platform's own, then the others'. */
export function letterGroups(
  plugins: readonly ServerPluginEntry[],
  namesIn: Services['namesIn'],
): (agency: AgencyRecord) => LetterGroup[] {
  const defaults = menuDefaults(plugins);
  const groupOf = ({ id, plugin }: ServerPluginEntry): LetterGroup[] =>
    plugin.letters
      ? [
          {
            ...plugin.letters,
            id,
            nameIn: (language) => {
              const { title, say } = plugin.letters!;
              return title ? say(language)._(title) : (namesIn(language).product(id) ?? id);
            },
          },
        ]
      : [];
  const core: LetterGroup = {
    ...coreLetters,
    id: CORE,
    nameIn: (language) => wordsOf(language)._(coreLetters.title),
  };
  return (agency) => {
    const on = plugins.filter((entry) => activationOf(entry, agency.public, defaults) !== 'off');
    return [
      ...on.filter(({ plugin }) => plugin.product).flatMap(groupOf),
      core,
      ...on.filter(({ plugin }) => !plugin.product).flatMap(groupOf),
    ];
  };
}

/** What a letter is asked for by. */
export const letterId = ({ id }: Pick<LetterGroup, 'id'>, sample: Pick<LetterSample, 'id'>): string =>
  `${id}.${sample.id}`;

/** The letter of that id among the groups. */
export function findSample(groups: readonly LetterGroup[], id: string): LetterSample | undefined {
  for (const group of groups)
    for (const sample of group.samples) if (letterId(group, sample) === id) return sample;
  return undefined;
}
