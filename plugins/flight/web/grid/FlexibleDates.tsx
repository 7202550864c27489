import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect } from 'react';
import { useOverlay } from '@/core/selling/results/view/use-overlay';
import { Button } from '@/core/ui/actions/Button';
import { CalendarDays } from '@/core/ui/pictures/icons';
import { fillCriteria, type Criteria } from '../search/criteria/criteria';
import { criteriaErrors } from '../search/criteria/criteria-errors';

const load = () => import('./DateGridDialog');
const DateGridDialog = lazy(() => load().then((module) => ({ default: module.DateGridDialog })));

/** Milliseconds after which its code is fetched, so that no press waits for it; one that failed is tried again then. */
const QUIET_MS = 2_000;

/** Opens the prices around the searched dates; nothing for a multi-city trip, or while the search is incomplete. */
export function FlexibleDates({ criteria }: { criteria: Criteria }) {
  const { t } = useLingui();
  const [open, setOpen] = useOverlay('dates');
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => undefined), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
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
