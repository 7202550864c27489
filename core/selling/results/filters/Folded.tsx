import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button';

interface FoldedProps<Option> {
  options: readonly Option[];
  /** A longer list starts folded. */
  most: number;
  /** Shown even while the rest is folded away. */
  keep?: (option: Option) => boolean;
  /** What unfolds it ("Show all 12 airports") and folds it again. */
  words: { more: string; fewer: string };
  /** The options in view; `toggle` is null where there is nothing to unfold. */
  children: (shown: readonly Option[], toggle: ReactNode) => ReactNode;
}

/** A long list of options of a filter, the first of them until the rest is asked for. */
export function Folded<Option>({ options, most, keep, words, children }: FoldedProps<Option>) {
  const [unfolded, setUnfolded] = useState(false);
  const shown = unfolded ? options : options.filter((option, index) => index < most || keep?.(option));
  const toggle =
    options.length > most ? (
      <Button
        variant="quiet"
        size="small"
        flush
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        {unfolded ? words.fewer : words.more}
      </Button>
    ) : null;
  return children(shown, toggle);
}
