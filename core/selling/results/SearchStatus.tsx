import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { Button } from '../../ui/actions/Button';
import { Icon } from '../../ui/pictures/Icon';
import { AlertTriangle } from '../../ui/pictures/icons';
import { Progress } from '../../ui/feedback/Progress';
import { Text } from '../../ui/content/Text';
import * as css from './SearchStatus.css';
import type { AskedSupplier, Found } from './sources';

const isSilent = ({ state }: AskedSupplier) => state === 'failed' || state === 'timed-out';

function Supplier({ name, state, found }: AskedSupplier & { found: string }) {
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
        {t`${name}: ${found}`}
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

/** For whom suppliers have no names: something may be missing. */
function Incomplete() {
  const { t } = useLingui();
  return (
    <Text as="span" size={14} tone="warning" weight={550}>
      <span className={css.supplier}>
        <Icon icon={AlertTriangle} size="small" />
        {t`Some offers could not be loaded`}
      </span>
    </Text>
  );
}

interface SearchStatusProps<Supplier extends AskedSupplier> {
  /** How many results there are; null before there is one. */
  count: ReactNode;
  /** Said while it runs: "Searching flights". */
  searching: string;
  suppliers: readonly Supplier[];
  /** What a supplier has found: "12 flights". */
  found: (supplier: Supplier) => string;
  done: boolean;
  /** How far the search is, 0 to 1; undefined when nothing can be said. */
  progress?: number | undefined;
  onRetry: () => void;
}

/** How many results there are, what each supplier has or has not answered (for staff), and how far the search is (rule 26). */
export function SearchStatus<Supplying extends AskedSupplier>(props: SearchStatusProps<Supplying>) {
  const { count, searching, suppliers, found, done, progress, onRetry } = props;
  const { t } = useLingui();
  const silent = suppliers.some(isSilent);
  // Travelers are told no names: theirs are empty.
  const named = suppliers.filter(({ name }) => name);
  return (
    <div className={css.status}>
      <div className={css.line} role="status">
        <Text as="span" size={14} weight={550} numeric>
          {count ?? searching}
        </Text>
        {(named.length > 1 || !done || silent) &&
          named.map((supplier) => <Supplier key={supplier.id} {...supplier} found={found(supplier)} />)}
        {done && suppliers.some((supplier) => isSilent(supplier) && !supplier.name) && <Incomplete />}
        {done && silent && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t`Ask again`}
          </Button>
        )}
      </div>
      <div className={css.bar}>
        {!done && (
          <Progress label={searching} hideLabel {...(progress !== undefined && { value: progress })} />
        )}
      </div>
    </div>
  );
}

type Held = Found<unknown, AskedSupplier>;

/** How many of the suppliers have been heard, 0 to 1; undefined when nothing can be said: before the first, and after the last. */
export function progressOf({ suppliers }: Pick<Held, 'suppliers'>): number | undefined {
  const heard = suppliers.filter(({ state }) => state !== 'asked').length;
  return heard > 0 && heard < suppliers.length ? heard / suppliers.length : undefined;
}

/** How far a search is, in the words of its product. */
export interface SearchingWords {
  /** "Searching cars" */
  searching: MessageDescriptor;
  /** "12 cars" */
  count: (count: number) => string;
}

interface FoundStatusProps {
  words: SearchingWords;
  held: Pick<Held, 'suppliers' | 'done'> | undefined;
  /** How many of them the list has. */
  count?: number;
  onRetry: () => void;
}

/** How far a search is, in the words of its product. */
export function FoundStatus({ words, held, count, onRetry }: FoundStatusProps) {
  const { i18n } = useLingui();
  return (
    <SearchStatus
      count={count === undefined ? null : words.count(count)}
      searching={i18n._(words.searching)}
      suppliers={held?.suppliers ?? []}
      found={({ offers = 0 }) => words.count(offers)}
      done={held?.done ?? false}
      progress={held && progressOf(held)}
      onRetry={onRetry}
    />
  );
}

/** The same before there is a list: nothing yet, or nothing at all. */
export const foundStatus =
  (words: FoundStatusProps['words'], onRetry: () => void) => (held: Held | undefined) => (
    <FoundStatus {...{ words, held, onRetry }} {...(held?.done && { count: held.data.length })} />
  );
