import type { MessageDescriptor } from '@lingui/core';
import type { Settings } from './draft';
import type { SettingWords } from './setting-words';

export interface SettingsGroup {
  readonly heading: MessageDescriptor | undefined;
  readonly settings: readonly { readonly name: string; readonly words: SettingWords }[];
}

/** The settings that matter now, in the order of their words; neighbours of one heading stand below it together. */
export function groupsOf(
  words: Readonly<Record<string, SettingWords | null>>,
  draft: Settings,
): readonly SettingsGroup[] {
  const groups: {
    heading: MessageDescriptor | undefined;
    settings: { name: string; words: SettingWords }[];
  }[] = [];
  for (const [name, own] of Object.entries(words)) {
    if (!own || own.when?.(draft) === false) continue;
    const last = groups.at(-1);
    if (last && last.heading?.id === own.group?.id) last.settings.push({ name, words: own });
    else groups.push({ heading: own.group, settings: [{ name, words: own }] });
  }
  return groups;
}
