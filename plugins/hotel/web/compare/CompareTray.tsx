import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/core/ui/actions/Button';
import { Chip } from '@/core/ui/choices/Chip';
import { Inline } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { HOTEL_COMPARE, type HotelOffer, isComparable } from '../../contract';
import type { Criteria } from '../search/criteria';
import { CompareDialog } from './CompareDialog';
import * as css from './Compare.css';

interface CompareTrayProps {
  hotels: readonly HotelOffer[];
  criteria: Criteria;
  compared: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** What was chosen to be compared, at the lower edge; two or three side by side are one press away (R260, R261). */
export function CompareTray({ hotels, criteria, compared, onChange }: CompareTrayProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const chosen = compared.flatMap(
    (id) => hotels.find((hotel) => hotel.id === id || hotel.aliases.includes(id)) ?? [],
  );
  if (chosen.length === 0) return null;
  const { max } = HOTEL_COMPARE;
  return (
    <section className={css.tray} aria-label={t`Compare hotels`}>
      <Inline gap={8}>
        {chosen.map(({ id, name }) => (
          <Chip key={id} onRemove={() => onChange(compared.filter((one) => one !== id))}>
            {name}
          </Chip>
        ))}
      </Inline>
      <Inline gap={12}>
        <Text size={14} tone="secondary">
          {isComparable(chosen.map(({ id }) => id))
            ? t`${chosen.length} of ${max}`
            : t`Select at least 2 hotels to compare`}
        </Text>
        <Button disabled={!isComparable(chosen.map(({ id }) => id))} onClick={() => setOpen(true)}>
          {t`Compare`}
        </Button>
      </Inline>
      {open && (
        <CompareDialog
          hotels={chosen}
          criteria={criteria}
          onClose={() => setOpen(false)}
          onRemove={(id) => onChange(compared.filter((one) => one !== id))}
        />
      )}
    </section>
  );
}
