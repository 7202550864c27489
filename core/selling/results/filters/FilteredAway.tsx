import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SlidersHorizontal } from '../../../ui/pictures/icons';
import { Text } from '../../../ui/content/Text';
import type { Relaxation } from './passes';

/** What a product says where nothing is left of its results. */
export interface FilteredAwayWords {
  /** "No cars match these filters" */
  none: MessageDescriptor;
  /** "Without the filter “Bags” there are 12 cars."; null: without all of them. */
  without: (filter: string | null, count: number) => string;
}

interface FilteredAwayProps<Filters> {
  filters: Filters;
  /** The filter to lift; null when there is nothing to gain. */
  relaxation: Relaxation<keyof Filters & string> | null;
  words: FilteredAwayWords;
  /** What a filter is called. */
  nameOf: (name: keyof Filters & string) => string;
  onChange: (filters: Filters) => unknown;
}

/** Everything is filtered away: names the filter to lift and what that gains (rule 8 of the experience guide). */
export function FilteredAway<Filters>(props: FilteredAwayProps<Filters>) {
  const { filters, relaxation, words, onChange } = props;
  const { t, i18n } = useLingui();
  const { filter: hiding, gain } = relaxation ?? { filter: null, gain: 0 };
  const filter = hiding && props.nameOf(hiding);
  const lift = () => onChange((hiding ? { ...filters, [hiding]: undefined } : {}) as Filters);
  return (
    <EmptyState
      icon={SlidersHorizontal}
      title={i18n._(words.none)}
      action={
        <Button onClick={lift}>{filter === null ? t`Clear filters` : t`Remove filter: ${filter}`}</Button>
      }
    >
      <Text tone="secondary">{words.without(filter, gain)}</Text>
    </EmptyState>
  );
}
