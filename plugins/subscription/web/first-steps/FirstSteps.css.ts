import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text } from '@/themes/scale';

export const steps = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr', columnGap: space[24] } },
});
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.border.control}`,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  ...text[14],
});
export const done = style({
  borderColor: 'transparent',
  backgroundColor: vars.success.subtle,
  color: vars.success.text,
});
export const words = style({ flex: '1 1 12rem', minInlineSize: 0 });
export const action = style({
  '@media': { [media.phone]: { inlineSize: '100%', paddingInlineStart: '2.5rem' } },
});
