import { Plural, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Button } from '@/core/ui/Button';
import { Icon } from '@/core/ui/Icon';
import { AlertTriangle } from '@/core/ui/icons';
import { Progress } from '@/core/ui/Spinner';
import { Text } from '@/core/ui/Text';
import { progressOf, type AskedSupplier, type SearchState } from './search-state';
import * as css from './SearchStatus.css';

function Supplier({ name, state, flights }: AskedSupplier) {
  const { t } = useLingui();
  if (state === 'asked')
    return (
      <Text as="span" size={14} tone="secondary">
        {t`${name}: searching…`}
      </Text>
    );
  if (state === 'answered')
    return (
      <Text as="span" size={14} tone="secondary" numeric>
        {t`${name}: ${plural(flights, { one: '# flight', other: '# flights' })}`}
      </Text>
    );
  return (
    <Text as="span" size={14} tone="warning" weight={550}>
      <span className={css.supplier}>
        <Icon icon={AlertTriangle} size="small" />
        {state === 'timed-out' ? t`${name} did not answer in time` : t`${name} did not answer`}
      </span>
    </Text>
  );
}

interface SearchStatusProps {
  search: Pick<SearchState, 'suppliers' | 'done'>;
  /** Flights in the list; absent before there is one. */
  count?: number;
  onRetry: () => void;
}

/** How many flights there are, what each supplier has or has not answered, and how far the search is (rule 26). */
export function SearchStatus({ search, count, onRetry }: SearchStatusProps) {
  const { t } = useLingui();
  const { suppliers, done } = search;
  const silent = suppliers.some(({ state }) => state === 'failed' || state === 'timed-out');
  return (
    <div className={css.status}>
      <div className={css.line} role="status">
        <Text as="span" size={14} weight={550} numeric>
          {count === undefined ? (
            t`Searching flights`
          ) : (
            <Plural value={count} one="# flight" other="# flights" />
          )}
        </Text>
        {(suppliers.length > 1 || !done || silent) &&
          suppliers.map((supplier) => <Supplier key={supplier.id} {...supplier} />)}
        {done && silent && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t`Ask again`}
          </Button>
        )}
      </div>
      <div className={css.bar}>
        {!done && <Progress label={t`Searching flights`} hideLabel value={progressOf(search)} />}
      </div>
    </div>
  );
}
