import type { LucideIcon } from '../../ui/pictures/icons';

export type CommandGroup = 'trips' | 'pages' | 'products' | 'language' | 'theme' | 'currency';

export interface Command {
  id: string;
  group: CommandGroup;
  label: string;
  /** At the end of the line: a code, a state, a date. */
  detail?: string;
  icon: LucideIcon;
  /** Other words that find it. */
  words?: string;
  /** BCP 47 tag of the label when it is in another language than the page. */
  lang?: string;
  /** Found by typing only: not in the list that opens. */
  hidden?: boolean;
  run: () => void;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** How well a text answers to what was typed: 3 begins with it, 2 a word of it does, 1 has it, 0 not at all. */
function fit(text: string, wanted: string): number {
  const at = plain(text);
  if (at.startsWith(wanted)) return 3;
  if (at.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 2;
  return at.includes(wanted) ? 1 : 0;
}

/**
 * The commands that answer to what was typed, best first; all that are not hidden without a word. Every word
 * typed has to be found. Equal ones keep their order.
 */
export function findCommands(commands: readonly Command[], text: string): Command[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return commands.filter(({ hidden }) => !hidden);
  return commands
    .map((command) => {
      const scores = wanted.map((word) =>
        Math.max(fit(command.label, word) * 2, fit(`${command.detail ?? ''} ${command.words ?? ''}`, word)),
      );
      return { command, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ command }) => command);
}

/** Whether what was typed may be the beginning of a booking's locator: letters and digits, three to eight. */
export const looksLikeLocator = (text: string): boolean => /^[a-z0-9]{3,8}$/i.test(text.trim());
