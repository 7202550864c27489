/** One of the things that a `Combobox` or a `MultiSelect` offers. */
export interface PickOption<Value extends string = string> {
  /** What is handed over. */
  value: Value;
  /** What is read. */
  label: string;
  /** A second line. */
  detail?: string;
  /** A short code at the end of the row; it is searched too. */
  code?: string;
  /** Neighbours of one group stand below its name. */
  group?: string;
  /** Further words under which it is found. */
  keywords?: string;
  /** In view but not to be had. */
  disabled?: boolean;
}

/** Without accents, case, apostrophes and dots, so that "sao" finds "São" and "oneil" or "O'Neil" O’Neil. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{Diacritic}'’‘ʼ.]/gu, '')
    .toLowerCase()
    .trim();

const rank = (option: PickOption, words: readonly string[]): number => {
  const label = foldText(option.label);
  const all = `${label} ${foldText(option.detail ?? '')} ${foldText(option.code ?? '')} ${foldText(option.keywords ?? '')}`;
  if (!words.every((word) => all.includes(word))) return -1;
  const first = words[0] ?? '';
  if (option.code && foldText(option.code) === first) return 0;
  if (label.startsWith(first)) return 1;
  return label.split(/[\s\-,(]+/).some((part) => part.startsWith(first)) ? 2 : 3;
};

/**
 * The options in which every typed word occurs: an exact code first, then labels that start with the text, then words
 * that do; within these the given order stays. Groups stay together, the best group first.
 */
export function filterOptions<Option extends PickOption>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const ranked = options
    .map((option) => ({ option, rank: rank(option, words) }))
    .filter((one) => one.rank >= 0);
  const best = new Map<string | undefined, number>();
  for (const { option, rank } of ranked)
    best.set(option.group, Math.min(rank, best.get(option.group) ?? Infinity));
  const order = [...new Set(ranked.map(({ option }) => option.group))];
  return ranked
    .sort(
      (a, b) =>
        best.get(a.option.group)! - best.get(b.option.group)! ||
        order.indexOf(a.option.group) - order.indexOf(b.option.group) ||
        a.rank - b.rank,
    )
    .map(({ option }) => option);
}

interface OptionGroup<Option> {
  /** The same while others come and go: a press has to end where it began. */
  key: string;
  name: string | undefined;
  options: { option: Option; index: number }[];
}

/** Neighbours of one group together, with the index of each in the whole list. */
export function groupOptions<Option extends PickOption>(options: readonly Option[]): OptionGroup<Option>[] {
  const groups: OptionGroup<Option>[] = [];
  options.forEach((option, index) => {
    const last = groups[groups.length - 1];
    if (last && last.name === option.group) return last.options.push({ option, index });
    const again = groups.filter(({ name }) => name === option.group).length;
    groups.push({ key: `${option.group}-${again}`, name: option.group, options: [{ option, index }] });
  });
  return groups;
}

/** Where the highlight goes on a key, past what is disabled; undefined when the key is for the text. None is -1. */
export function nextOption(options: readonly PickOption[], current: number, key: string): number | undefined {
  const usable = options.flatMap((option, index) => (option.disabled ? [] : [index]));
  if (usable.length === 0) return undefined;
  const [first, last] = [usable[0]!, usable[usable.length - 1]!];
  if (key === 'ArrowDown') return usable.find((index) => index > current) ?? first;
  if (key === 'ArrowUp') return usable.findLast((index) => index < current) ?? last;
  if (key === 'PageUp') return first;
  if (key === 'PageDown') return last;
  return undefined;
}
