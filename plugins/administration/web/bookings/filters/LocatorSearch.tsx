import { useLingui } from '@lingui/react/macro';
import { LiveSearchField } from '@/core/ui/fields/LiveSearchField';

/** What a locator looks like, in any language. */
const EXAMPLE = 'K7P2QX';

/** Searches by record locator when the typing pauses, or at once on Enter (R378). */
export function LocatorSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useLingui();
  return (
    <LiveSearchField
      label={t`Record Locator`}
      hideLabel={false}
      placeholder={EXAMPLE}
      value={value}
      onFind={onChange}
    />
  );
}
