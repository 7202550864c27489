import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text, weight } from '@/themes/scale';

export const tile = style({ display: 'grid', gap: space[4], alignContent: 'start', minBlockSize: '100%' });
export const label = style({
  ...text[14],
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: vars.text.secondary,
});
export const value = style({
  ...text[24],
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const foot = style({
  ...text[14],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  color: vars.text.secondary,
});
export const trend = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.375rem',
});
export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const changeTone = styleVariants({
  good: { color: vars.success.text },
  bad: { color: vars.danger.text },
  flat: { color: vars.text.secondary },
});
export const chart = style({ marginBlockStart: space[8] });
