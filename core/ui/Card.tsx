import type { ElementType } from 'react';
import { type BoxProps, classes } from './box';
import * as css from './Card.css';

export interface CardProps extends BoxProps {
  padding?: keyof typeof css.padding;
  /** Lifts under the pointer; put a `CardLink` or a button in it that does what the card promises. */
  interactive?: boolean;
  selected?: boolean;
}

/** A sheet that lies on the page. */
export function Card({ as = 'div', padding = 'medium', interactive, selected, ...rest }: CardProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={classes(
        css.card,
        css.padding[padding],
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
