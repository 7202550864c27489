import { useLingui } from '@lingui/react/macro';
import type { CarDriver } from '../../contract';

/** A driver's title in the language that is shown, as a list tells it from the others (R301). */
export function useTitleWords(): (title: CarDriver['title']) => string {
  const { t } = useLingui();
  return (title) => ({ Mr: t`Mr`, Mrs: t`Mrs`, Ms: t`Ms`, Dr: t`Dr` })[title];
}

/** A driver's name with the title in front, where Ms needs no telling from Mrs. */
export function useDriverName(): (driver: Pick<CarDriver, 'title' | 'firstName' | 'lastName'>) => string {
  const { t } = useLingui();
  const titleOf = useTitleWords();
  return ({ title, firstName, lastName }) =>
    [
      title === 'Ms' ? t({ message: 'Ms', context: 'before a name' }) : titleOf(title),
      firstName,
      lastName,
    ].join(' ');
}
