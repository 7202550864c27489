import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { sayNotLoaded } from '../feedback/not-loaded';
import { onDemand, useOnDemand } from '../overlays/use-on-demand';
import { filterOptions, nextOption, type PickOption } from './option-filter';

const DEBOUNCE_MS = 150;
/** Fetched with the focus: most pages are read without a list being opened. */
const listOnDemand = onDemand(() => import('./OptionList'));

interface PickerInput {
  fieldId: string;
  options: readonly PickOption[];
  /** Given when the caller searches: the options are shown as they come. */
  onQueryChange?: (text: string) => void;
  status: 'ready' | 'loading' | 'error';
  /** Says whether a change of the text is a search; the text of a choice is none. */
  onChoose: (option: PickOption) => void;
  fixed: boolean;
}

/** What a `Combobox` and a `MultiSelect` have in common: typing, highlighting, opening and the keys. */
export function usePicker({ fieldId, options, onQueryChange, status, onChoose, fixed }: PickerInput) {
  const anchor = useRef<HTMLDivElement>(null);
  const { part: List, fetch } = useOnDemand(listOnDemand);
  const [open, setOpen] = useState(false);
  const isDrawn = open && List !== undefined;
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  /** What the caller was asked last. */
  const [asked, setAsked] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Until the caller has answered what is typed, what answered something else is narrowed here: a quick press or Enter
  // must not choose what does not match.
  const isAnswered = !onQueryChange || (status === 'ready' && asked === (typed ?? ''));
  const shown = onQueryChange && isAnswered ? options : filterOptions(options, typed ?? '');
  const first =
    typed?.trim() && status === 'ready' && isAnswered ? (nextOption(shown, -1, 'ArrowDown') ?? -1) : -1;
  const highlighted = active >= 0 && active < shown.length ? active : first;

  const type = (text: string): void => {
    setTyped(text);
    setOpen(true);
    setActive(-1);
    if (!onQueryChange) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(text), DEBOUNCE_MS);
  };
  const ask = (text: string): void => {
    setAsked(text);
    onQueryChange?.(text);
  };
  /** All options again, for a further choice. */
  const clear = (): void => {
    clearTimeout(timer.current);
    if (typed) setTyped('');
    if (asked) ask('');
  };
  /** Back to rest: what was typed without choosing is given up. */
  const settle = (): void => {
    clearTimeout(timer.current);
    if (asked) ask('');
    setTyped(null);
    setOpen(false);
    setActive(-1);
  };
  const show = (): void => {
    if (!fixed) setOpen(true);
  };
  const prepare = (): void => {
    if (!fixed) fetch().catch(sayNotLoaded);
  };
  /** True when the key was the list's. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (fixed) return false;
    const next = nextOption(shown, highlighted, event.key);
    if (next !== undefined) {
      event.preventDefault();
      setOpen(true);
      // The first press on a closed list only opens it at the choice.
      setActive(open ? next : Math.max(highlighted, 0));
      return true;
    }
    if (event.key === 'Enter' && open && shown[highlighted]) {
      event.preventDefault();
      onChoose(shown[highlighted]);
      return true;
    }
    if (event.key === 'Escape' && (open || typed !== null)) {
      event.preventDefault();
      event.stopPropagation();
      if (open) setOpen(false);
      else settle();
      return true;
    }
    return false;
  };
  return {
    anchor,
    open,
    /** While it is open. */
    List: isDrawn ? List : undefined,
    typed,
    shown,
    highlighted,
    setActive,
    clear,
    type,
    settle,
    show,
    prepare,
    hide: () => setOpen(false),
    onKeyDown,
    /** For the input with the role `combobox`. */
    aria: {
      role: 'combobox',
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': isDrawn,
      'aria-controls': isDrawn ? `${fieldId}-list` : undefined,
      'aria-activedescendant': isDrawn && highlighted >= 0 ? `${fieldId}-option-${highlighted}` : undefined,
    } as const,
  };
}
