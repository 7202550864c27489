import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@/core/ui/Button';
import { ArrowUp } from '@/core/ui/icons';
import type { Late } from './late';
import * as css from './LateFlights.css';

/** Flights that arrived while the list is being read ask before they move it (rule 6 of the experience guide). */
export function LateFlights({ late, onShow }: { late: Late | null; onShow: () => void }) {
  const { t } = useLingui();
  return (
    <div className={css.holder} role="status">
      {late && (
        <span className={css.button}>
          <Button size="small" icon={ArrowUp} onClick={onShow}>
            {late.flights > 0
              ? plural(late.flights, { one: '# more flight – show', other: '# more flights – show' })
              : t`Prices have changed – show`}
          </Button>
        </span>
      )}
    </div>
  );
}
