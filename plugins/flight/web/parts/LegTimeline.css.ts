import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text, weight } from '@/themes/scale';

export const list = style({ display: 'grid', gap: 0 });

/** Clock, line with dots, words. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '4.75rem 1rem minmax(0, 1fr)',
  columnGap: space[12],
});

export const clock = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  ...text[16],
});
export const clockNote = style({
  display: 'block',
  color: vars.text.secondary,
  fontWeight: weight.regular,
  ...text[12],
});

export const rail = style({ position: 'relative', display: 'grid', justifyItems: 'center' });
export const dot = style({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  marginBlockStart: '0.375rem',
  borderRadius: vars.radius.pill,
  border: `2px solid ${vars.brand.edge}`,
  backgroundColor: vars.surface.base,
  zIndex: 1,
});
/** The line down from a dot, or beside what happens between two. */
export const line = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '2px',
  backgroundColor: vars.brand.edge,
  opacity: 0.5,
});
export const lineStart = style([line, { insetBlockStart: '0.75rem' }]);
export const lineEnd = style([line, { insetBlockEnd: 'auto', blockSize: '0.75rem' }]);

export const words = style({ minInlineSize: 0, paddingBlockEnd: space[8] });
export const between = style([words, { paddingBlock: space[4], paddingBlockEnd: space[16] }]);

/** Not broken between a number and what it counts. */
export const whole = style({ whiteSpace: 'nowrap' });

export const wait = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginBlock: space[8],
  marginInlineStart: '7.25rem',
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.muted,
  ...text[14],
});
export const warn = style({ backgroundColor: vars.warning.subtle, color: vars.warning.text });
