import { useLingui } from '@lingui/react/macro';
import { Icon } from '@/core/ui/pictures/Icon';
import { Star } from '@/core/ui/pictures/icons';
import { starsText } from '../../say/labels';
import * as css from './Stars.css';

/** The class of a property; nothing where it has none. */
export function Stars({ stars }: { stars: number | null }) {
  const { i18n } = useLingui();
  if (stars === null || stars < 1) return null;
  return (
    <span className={css.stars} role="img" aria-label={starsText(i18n, stars)}>
      {Array.from({ length: Math.floor(stars) }, (_, index) => (
        <Icon key={index} icon={Star} size="small" />
      ))}
    </span>
  );
}
