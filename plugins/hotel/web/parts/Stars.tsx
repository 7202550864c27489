import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Icon } from '@/core/ui/pictures/Icon';
import { Star } from '@/core/ui/pictures/icons';
import * as css from './Stars.css';

/** The class of a property; nothing where it has none. */
export function Stars({ stars }: { stars: number | null }) {
  const { t } = useLingui();
  const format = useFormat();
  if (stars === null || stars < 1) return null;
  const told = format.number(stars, { maximumFractionDigits: 1 });
  return (
    <span className={css.stars} role="img" aria-label={t`${told}-star property`}>
      {Array.from({ length: Math.floor(stars) }, (_, index) => (
        <Icon key={index} icon={Star} size="small" />
      ))}
    </span>
  );
}
