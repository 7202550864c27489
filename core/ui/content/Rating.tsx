import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { clampRating, STAR } from '../choices/rating-value';
import * as css from './Rating.css';

const FiveStars = () =>
  Array.from({ length: 5 }, (_, index) => (
    <svg key={index} viewBox="0 0 24 24" className={css.star} aria-hidden="true" focusable="false">
      <path d={STAR} fill="currentColor" />
    </svg>
  ));

export interface RatingProps {
  /** Clamped to 0..5 (R060); parts of a star are drawn. */
  value: number;
  /** How many gave it. */
  count?: number;
}

/** Stars out of five. */
export function Rating({ value, count }: RatingProps) {
  const { t } = useLingui();
  const format = useFormat();
  const stars = clampRating(value);
  const told = format.number(stars, { maximumFractionDigits: 1 });
  return (
    <span className={css.rating}>
      <span className={css.stars} role="img" aria-label={t`${told} out of 5 stars`}>
        <FiveStars />
        <span className={css.full} style={{ inlineSize: `${(stars / 5) * 100}%` }}>
          <FiveStars />
        </span>
      </span>
      {count !== undefined && <span>({format.number(count)})</span>}
    </span>
  );
}

/** What guests say: a score out of ten, its word and how many said so. */
export function GuestScore({ score, word, count }: { score: number; word?: string; count?: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const told = format.number(Math.min(10, Math.max(0, score)), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const reviews = count === undefined ? '' : format.number(count);
  return (
    <span className={css.guest}>
      <span className={css.score} role="img" aria-label={t`Guest score ${told} out of 10`}>
        {told}
      </span>
      {word && <span className={css.word}>{word}</span>}
      {count !== undefined && <span className={css.count}>{t`${reviews} reviews`}</span>}
    </span>
  );
}
