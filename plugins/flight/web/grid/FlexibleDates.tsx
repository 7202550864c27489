import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/core/ui/Button';
import { CalendarDays } from '@/core/ui/icons';
import { fillCriteria, type Criteria } from '../search/criteria';
import { criteriaErrors } from '../search/criteria-errors';

const load = () => import('./DateGridDialog');
const DateGridDialog = lazy(() => load().then((module) => ({ default: module.DateGridDialog })));

/** Opens the prices around the searched dates; nothing for a multi-city trip, or while the search is incomplete. */
export function FlexibleDates({ criteria }: { criteria: Criteria }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const filled = fillCriteria(criteria);
  if (filled.trip === 'multi-city' || criteriaErrors(filled).length > 0) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={CalendarDays}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
      >
        {t`Flexible dates`}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DateGridDialog criteria={criteria} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
