import type { ElementType, ReactNode, Ref } from 'react';
import type { TextSize } from '@/themes/scale';
import { classes } from './box';
import * as css from './Text.css';

export type TextTone = keyof typeof css.tone;

export interface TextProps {
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'li'
    | 'dt'
    | 'dd'
    | 'time'
    | 'small'
    | 'label'
    | 'legend'
    | 'figcaption'
    | 'del';
  size?: TextSize;
  tone?: TextTone;
  weight?: keyof typeof css.weight;
  align?: keyof typeof css.align;
  /** Figures of equal width, for prices and times that stand below each other. */
  numeric?: boolean;
  /** One line, cut with an ellipsis. The full text must be reachable elsewhere. */
  truncate?: boolean;
  id?: string;
  dateTime?: string;
  htmlFor?: string;
  lang?: string;
  role?: string;
  title?: string;
  'aria-hidden'?: boolean;
  'aria-live'?: 'polite' | 'assertive';
  'data-testid'?: string;
  children?: ReactNode;
}

/** Running text. */
export function Text({
  as = 'p',
  size = 16,
  tone = 'primary',
  weight = 400,
  align,
  numeric,
  truncate,
  ...rest
}: TextProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={classes(
        css.size[size],
        css.tone[tone],
        css.weight[weight],
        align && css.align[align],
        numeric && css.numeric,
        truncate && css.truncate,
      )}
    />
  );
}

const SIZE_OF_LEVEL = { 1: 32, 2: 24, 3: 20, 4: 18, 5: 16, 6: 16 } as const;

export interface HeadingProps {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Defaults to the level's own size; on a phone the large ones step down. */
  size?: keyof typeof css.heading;
  tone?: TextTone;
  align?: keyof typeof css.align;
  balance?: boolean;
  id?: string;
  tabIndex?: -1;
  ref?: Ref<HTMLHeadingElement>;
  'data-testid'?: string;
  children: ReactNode;
}

/** A heading whose level is its place in the document and whose size is free. */
export function Heading({
  level,
  size = SIZE_OF_LEVEL[level],
  tone = 'primary',
  align,
  balance = true,
  ...rest
}: HeadingProps) {
  const Element = `h${level}` as ElementType;
  return (
    <Element
      {...rest}
      className={classes(
        css.headingBase,
        css.heading[size],
        css.tone[tone],
        align && css.align[align],
        balance && css.balance,
      )}
    />
  );
}

/** For screen readers only. */
export function VisuallyHidden({
  as = 'span',
  ...rest
}: {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'p';
  id?: string;
  role?: string;
  'aria-live'?: 'polite' | 'assertive';
  children?: ReactNode;
}) {
  const Element = as as ElementType;
  return <Element {...rest} className={css.hidden} />;
}
