import { useLingui } from '@lingui/react/macro';
import { Button } from '../ui/Button';
import { Chip } from '../ui/Chip';
import { Inline } from '../ui/layout';
import { pressPainted } from './pace';
import { usePressed } from './use-pressed';
import type { Change } from './use-ahead';

export interface AppliedFilter<Filters> {
  id: string;
  text: string;
  /** Takes this one away. */
  lift: Change<Filters>;
}

interface AppliedFiltersProps<Filters> {
  applied: readonly AppliedFilter<Filters>[];
  onChange: (change: Change<Filters>) => unknown;
  onClear: () => unknown;
}

/** What has been pressed away and is not gone from the address yet. */
interface Gone {
  ids: readonly string[];
  all: boolean;
}
const NOTHING: Gone = { ids: [], all: false };

/** The filters that are on, each removable (rule 8 of the experience guide). Nothing without filters. */
export function AppliedFilters<Filters>({ applied, onChange, onClear }: AppliedFiltersProps<Filters>) {
  const { t } = useLingui();
  const [gone, press] = usePressed(
    NOTHING,
    ({ ids, all }) =>
      all ? onClear() : onChange(applied.find(({ id }) => id === ids.at(-1))?.lift ?? ((now) => now)),
    pressPainted,
  );
  const left = gone.all ? [] : applied.filter(({ id }) => !gone.ids.includes(id));
  if (left.length === 0) return null;
  return (
    <Inline gap={8}>
      {left.map(({ id, text }) => (
        <Chip key={id} onRemove={() => press({ ...gone, ids: [...gone.ids, id] })}>
          {text}
        </Chip>
      ))}
      <Button variant="quiet" size="small" onClick={() => press({ ...gone, all: true })}>
        {t`Clear filters`}
      </Button>
    </Inline>
  );
}
