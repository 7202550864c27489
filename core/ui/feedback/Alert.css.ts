import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

const edge = (color: string, background: string) => ({
  background,
  borderColor: `color-mix(in srgb, ${color} 45%, transparent)`,
});

export const alert = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[12],
  rowGap: space[8],
  alignItems: 'start',
  padding: space[16],
  border: '1px solid',
  borderRadius: vars.radius.card,
});
export const dismissible = style({ gridTemplateColumns: 'auto minmax(0, 1fr) auto' });
export const tone = styleVariants({
  success: edge(vars.success.edge, vars.success.subtle),
  warning: edge(vars.warning.edge, vars.warning.subtle),
  danger: edge(vars.danger.edge, vars.danger.subtle),
  info: edge(vars.info.edge, vars.info.subtle),
});
export const icon = style({ display: 'inline-flex', paddingBlockStart: '0.125rem' });
export const words = style({ display: 'grid', gap: space[4], ...text[14], color: vars.text.primary });
export const title = style({ ...text[16], fontWeight: weight.medium });
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingBlockStart: space[8],
});

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: space[8],
  padding: space[24],
  paddingBlock: space[40],
  '@media': { [media.tablet]: { paddingBlock: space[56] } },
});
export const emptyIcon = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  marginBlockEnd: space[8],
  borderRadius: '50%',
  color: vars.brand.text,
  background: vars.brand.subtle,
});
export const picture = style({
  inlineSize: 'min(100%, 22rem)',
  marginBlockEnd: space[16],
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
export const emptyWords = style({ maxInlineSize: '32rem', color: vars.text.secondary });
export const emptyAction = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[12],
  paddingBlockStart: space[12],
});
