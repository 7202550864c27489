import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space } from '@/themes/scale';

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.surface.muted,
  aspectRatio: '3 / 2',
  blockSize: '100%',
  inlineSize: '100%',
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const none = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.text.secondary,
});

export const turn = style({
  position: 'absolute',
  insetBlockStart: '50%',
  translate: '0 -50%',
  opacity: 0,
  transition: 'opacity 120ms',
  selectors: {
    [`${frame}:hover &, ${frame}:focus-within &`]: { opacity: 1 },
  },
  '@media': { '(hover: none)': { opacity: 1 }, '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
export const back = style([turn, { insetInlineStart: space[4] }]);
export const on = style([turn, { insetInlineEnd: space[4] }]);

export const place = style({
  position: 'absolute',
  insetBlockEnd: space[8],
  insetInlineEnd: space[8],
  padding: `0 ${space[8]}`,
  borderRadius: vars.radius.pill,
  background: 'rgb(0 0 0 / 0.62)',
  color: '#fff',
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
});
