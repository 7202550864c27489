import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text } from '@/themes/scale';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'auto 1fr auto',
  columnGap: space[16],
  rowGap: space[12],
  blockSize: '100%',
});
export const tile = style({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  color: vars.text.secondary,
  background: vars.surface.muted,
  borderRadius: vars.radius.input,
});
export const tileOn = style({ color: vars.brand.text, background: vars.brand.subtle });
export const body = style({ gridColumn: '1 / -1' });
export const foot = style({
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space[16],
  alignItems: 'start',
});
export const headWords = style({ display: 'grid', gap: space[8], justifyItems: 'start' });
export const points = style({ display: 'grid', gap: space[12], margin: 0, padding: 0, listStyle: 'none' });
export const point = style({
  ...text[16],
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
});
export const tick = style({ display: 'grid', paddingBlockStart: '0.1875rem', color: vars.success.text });
export const what = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 13rem' } },
});
export const drawing = style({
  inlineSize: '100%',
  maxInlineSize: '16rem',
  justifySelf: 'center',
  color: vars.brand.text,
});
globalStyle(`${drawing} .paper`, { fill: vars.surface.base, stroke: vars.border.control });
globalStyle(`${drawing} .ground`, { fill: vars.brand.subtle });
globalStyle(`${drawing} .line`, { fill: vars.surface.muted });
globalStyle(`${drawing} .way`, { stroke: 'currentColor', fill: 'none' });
globalStyle(`${drawing} .mark`, { fill: vars.brand.solid });
globalStyle(`${drawing} .onMark`, { color: vars.brand.onSolid });
