import type { ReactNode } from 'react';
import { Card } from '../../../ui/content/Card';
import { Stack } from '../../../ui/content/layout';
import { SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Icon } from '../../../ui/pictures/Icon';
import type { LucideIcon } from '../../../ui/pictures/icons';
import * as css from './PhotoCard.css';

/** How a card and its pin on the map point at each other. */
export interface Pointed {
  /** It is pointed at on the map. */
  marked?: boolean;
  /** Called as the pointer or the focus comes to it and goes. */
  onPoint?: (pin: string | null) => void;
}

interface PointedCardProps extends Pointed {
  /** What it is called: "Casa da Baixa, $433.50". */
  label: string;
  /** What its pin is known by. */
  pin: string;
  /** Of what is in it; that of cards with photos without one. */
  layout?: string;
  children: ReactNode;
}

/** A result; the map shows where it is while somebody points at it. */
export function PointedCard(props: PointedCardProps) {
  const { label, pin, marked = false, onPoint, layout = css.card, children } = props;
  const come = () => onPoint?.(pin);
  const go = () => onPoint?.(null);
  return (
    <div className={css.frame} onPointerEnter={come} onPointerLeave={go} onFocus={come} onBlur={go}>
      <Card as="article" aria-label={label} selected={marked}>
        <div className={layout}>{children}</div>
      </Card>
    </div>
  );
}

interface CardGhostsProps {
  /** "Searching cars" */
  label: string;
  rows?: number;
  layout?: string;
  /** What one has in place of its words and pictures. */
  children: ReactNode;
}

/** Cards of the geometry that what is found will have, so that nothing jumps. */
export const CardGhosts = ({ label, rows = 5, layout = css.card, children }: CardGhostsProps) => (
  <SkeletonGroup label={label}>
    <Stack gap={12}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css.frame}>
          <Card>
            <div className={layout}>{children}</div>
          </Card>
        </div>
      ))}
    </Stack>
  </SkeletonGroup>
);

export interface Term {
  icon: LucideIcon;
  text: ReactNode;
  /** Where the text is no string. */
  id?: string;
  tone?: keyof typeof css.tone | undefined;
}

/** What decides about a result, a line each. */
export const Terms = ({
  terms,
  layout = css.terms,
}: {
  terms: readonly (Term | false)[];
  layout?: string;
}) => (
  <ul className={layout}>
    {terms
      .filter((term) => term !== false)
      .map(({ icon, text, id, tone = 'plain' }) => (
        <li key={id ?? String(text)} className={css.tone[tone]}>
          <span className={css.sign}>
            <Icon icon={icon} size="small" />
          </span>
          <span>{text}</span>
        </li>
      ))}
  </ul>
);
