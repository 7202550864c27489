import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/core/ui/actions/Button';
import { SlidersHorizontal } from '@/core/ui/pictures/icons';
import { Sheet } from '@/core/ui/overlays/Dialog';
import { Show, Stack } from '@/core/ui/content/layout';
import * as css from '../bookings.css';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import { filterCount } from './list-filter';
import { LiveSearchField } from '@/core/ui/fields/LiveSearchField';

/** What a locator looks like, in any language. */
const EXAMPLE = 'K7P2QX';

/** Searches by record locator when the typing pauses, or at once on Enter (R378). */
function LocatorSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
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

/** What narrows the list, side by side; on a phone the search stays and the rest is in a sheet. */
export function FilterBar(props: FilterFieldsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { search, onChange } = props;
  const count = filterCount(search);
  return (
    <div className={css.tools} role="search" aria-label={t`Find bookings`}>
      <LocatorSearch value={search.find ?? ''} onChange={(find) => onChange({ find: find || undefined })} />
      <Show from="tablet">
        <FilterFields {...props} />
      </Show>
      <Show until="tablet">
        <Button variant="secondary" icon={SlidersHorizontal} onClick={() => setOpen(true)}>
          {count > 0 ? t`Filters (${count})` : t`Filters`}
        </Button>
      </Show>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={t`Filters`}
        footer={<Button fullWidth onClick={() => setOpen(false)}>{t`Show bookings`}</Button>}
      >
        <Stack gap={16}>
          <FilterFields {...props} />
        </Stack>
      </Sheet>
    </div>
  );
}
