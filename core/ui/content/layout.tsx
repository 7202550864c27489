import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ElementType, ReactNode } from 'react';
import type { Space } from '@/themes/scale';
import { type BoxProps, classes } from './box';
import * as css from './layout.css';

interface FlowProps extends BoxProps {
  gap?: Space;
  align?: keyof typeof css.align;
}

/** Children one below the other. */
export function Stack({ as = 'div', gap = 16, align = 'stretch', ...rest }: FlowProps) {
  const Element = as as ElementType;
  return <Element {...rest} className={classes(css.stack, css.gap[gap], css.align[align])} />;
}

export interface InlineProps extends FlowProps {
  justify?: keyof typeof css.justify;
  wrap?: boolean;
}

/** Children side by side, wrapping when they run out of room. */
export function Inline({
  as = 'div',
  gap = 12,
  align = 'center',
  justify = 'start',
  wrap = true,
  ...rest
}: InlineProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={classes(css.inline, css.gap[gap], css.align[align], css.justify[justify], wrap && css.wrap)}
    />
  );
}

/** Takes the room that is left, pushing its neighbours apart. */
export const Spacer = () => <span className={css.spacer} aria-hidden="true" />;

/** A child of `Inline` that takes the room that is left and may shrink. */
export const Grow = ({ wraps = false, children }: { wraps?: boolean; children: ReactNode }) => (
  <div className={wraps ? css.growWrapped : css.grow}>{children}</div>
);

type Columns = 1 | 2 | 3 | 4 | 5 | 6;

export interface GridProps extends BoxProps {
  gap?: Space;
  /** Number of columns, for all widths or from each on. */
  columns?: Columns | { phone?: Columns; tablet?: Columns; desktop?: Columns };
  /** As many columns as fit, none narrower than this. */
  min?: '8rem' | '10rem' | '12rem' | '14rem' | '16rem' | '20rem' | '24rem';
}

/** Children in columns of equal width. */
export function Grid({ as = 'div', gap = 16, columns = 1, min, ...rest }: GridProps) {
  const Element = as as ElementType;
  if (min) {
    return (
      <Element
        {...rest}
        className={classes(css.grid, css.fluidGrid, css.gap[gap])}
        style={assignInlineVars({ [css.smallest]: min })}
      />
    );
  }
  const {
    phone = 1,
    tablet = phone,
    desktop = tablet,
  } = typeof columns === 'number' ? { phone: columns, tablet: columns, desktop: columns } : columns;
  const style = assignInlineVars({
    [css.phoneColumns]: String(phone),
    [css.tabletColumns]: String(tablet),
    [css.desktopColumns]: String(desktop),
  });
  return <Element {...rest} className={classes(css.grid, css.fixedGrid, css.gap[gap])} style={style} />;
}

export interface SplitProps {
  aside: ReactNode;
  children: ReactNode;
  /** On which side the aside stands on a desktop. On narrower screens it follows the main column. */
  side?: 'start' | 'end';
  width?: 'narrow' | 'wide';
  /** Keeps the aside in view while the main column scrolls. */
  sticky?: boolean;
}

/** A main column with an aside beside it from 1200 px on (R036). */
export function Split({ aside, children, side = 'end', width = 'wide', sticky = false }: SplitProps) {
  return (
    <div className={classes(css.split, css.splitColumns[`${side}${width}`])}>
      <div>{children}</div>
      <div className={classes(side === 'start' && css.asideFirst, sticky && css.stickyAside)}>{aside}</div>
    </div>
  );
}

/** Centres its content and keeps it from the window's edges. */
export function Container({
  as = 'div',
  width = 'page',
  ...rest
}: BoxProps & { width?: keyof typeof css.containerWidth }) {
  const Element = as as ElementType;
  return <Element {...rest} className={classes(css.container, css.containerWidth[width])} />;
}

/** A hairline between things. */
export function Divider({ vertical = false }: { vertical?: boolean }) {
  return vertical ? (
    <span className={css.dividerVertical} aria-hidden="true" />
  ) : (
    <hr className={css.divider} />
  );
}

/** Shows its children from or until a width, by style alone. */
export function Show({
  from,
  until,
  children,
}: {
  from?: 'tablet' | 'desktop';
  until?: 'tablet' | 'desktop';
  children: ReactNode;
}) {
  const inner = until ? <div className={css.showUntil[until]}>{children}</div> : children;
  return from ? <div className={css.showFrom[from]}>{inner}</div> : <>{inner}</>;
}
