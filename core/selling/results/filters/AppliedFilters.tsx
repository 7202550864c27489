import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/Button';
import { Chip } from '../../../ui/choices/Chip';
import { Inline } from '../../../ui/content/layout';

export interface AppliedFilter<Filters> {
  id: string;
  text: string;
  /** The filters without this one. */
  without: Filters;
}

interface AppliedFiltersProps<Filters> {
  applied: readonly AppliedFilter<Filters>[];
  onChange: (filters: Filters) => unknown;
  onClear: () => unknown;
}

/** The filters that are on, each removable (rule 8 of the experience guide). Nothing without filters. */
export function AppliedFilters<Filters>({ applied, onChange, onClear }: AppliedFiltersProps<Filters>) {
  const { t } = useLingui();
  if (applied.length === 0) return null;
  return (
    <Inline gap={8}>
      {applied.map(({ id, text, without }) => (
        // Drawn anew with another amount in it: a page translator would keep the old one.
        <Chip key={`${id} ${text}`} onRemove={() => onChange(without)}>
          {text}
        </Chip>
      ))}
      <Button variant="quiet" size="small" onClick={onClear}>
        {t`Clear filters`}
      </Button>
    </Inline>
  );
}
