import type { ElementType } from 'react';
import { type BoxProps, classes } from './box';
import * as css from './Card.css';

export interface CardProps extends BoxProps {
  padding?: keyof typeof css.padding;
  /** `raised` lies on the page, `outlined` is flat, `quiet` is a tone of its own, `brand` speaks for the agency. */
  variant?: keyof typeof css.variant;
  /** Lifts under the pointer; put a `CardLink` or a button in it that does what the card promises. */
  interactive?: boolean;
  /** Chosen among others; say so in words or `aria` too. */
  selected?: boolean;
}

/** A sheet that lies on the page. */
export function Card({
  as = 'div',
  padding = 'medium',
  variant = 'raised',
  interactive,
  selected,
  ...rest
}: CardProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={classes(
        css.card,
        css.padding[padding],
        css.variant[variant],
        interactive && css.interactive,
        selected && css.selected,
      )}
    />
  );
}

export interface SurfaceProps extends BoxProps {
  level?: keyof typeof css.level;
  padding?: keyof typeof css.padding;
  rounded?: boolean;
}

/** A quiet area of another tone. */
export function Surface({
  as = 'div',
  level = 'muted',
  padding = 'medium',
  rounded = true,
  ...rest
}: SurfaceProps) {
  const Element = as as ElementType;
  return (
    <Element {...rest} className={classes(css.level[level], css.padding[padding], rounded && css.rounded)} />
  );
}
