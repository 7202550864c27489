import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { SearchField } from '@/core/ui/fields/SearchField';

const PAUSE_MS = 350;
/** What a locator looks like, in any language. */
const EXAMPLE = 'K7P2QX';

/** Searches by record locator when the typing pauses, or at once on Enter (R378). */
export function LocatorSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null || typed === value) return;
    const timer = setTimeout(() => {
      onChange(typed);
      setTyped(null);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <SearchField
      label={t`Record Locator`}
      hideLabel={false}
      placeholder={EXAMPLE}
      value={typed ?? value}
      onChange={setTyped}
      onSubmitSearch={(text) => {
        onChange(text);
        setTyped(null);
      }}
    />
  );
}
