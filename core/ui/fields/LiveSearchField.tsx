import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField, type SearchFieldProps } from './SearchField';

/** Milliseconds after the last letter. */
const TYPED_OUT_MS = 300;

export interface LiveSearchFieldProps extends Omit<
  SearchFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'onSubmitSearch'
> {
  /** What is looked for now, as the address has it. Emptied from outside, as by "Clear all filters", it empties the field. */
  value: string;
  /** Called without surrounding spaces when the typing rests, or at once on Enter. */
  onFind: (wanted: string) => void;
}

/** A search that asks by itself when the typing rests. */
export function LiveSearchField({ value, onFind, ...rest }: LiveSearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const wanted = typed.trim();
  const [asked, setAsked] = useState(value);
  if (asked !== value) {
    setAsked(value);
    // Somebody else changed it, unless what came is what was typed a moment ago.
    if (wanted === asked) setTyped(value);
  }
  const ask = useEffectEvent(onFind);
  useEffect(() => {
    if (wanted === value) return;
    const timer = setTimeout(() => ask(wanted), TYPED_OUT_MS);
    return () => clearTimeout(timer);
  }, [wanted, value]);
  return <SearchField {...rest} value={typed} onChange={setTyped} onSubmitSearch={() => onFind(wanted)} />;
}
