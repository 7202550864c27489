import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const home = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  inlineSize: '100%',
  maxInlineSize: '76rem',
  marginInline: 'auto',
  paddingInline: space[16],
  paddingBlockStart: space[40],
  '@media': {
    [media.tablet]: { paddingInline: space[24], paddingBlockStart: space[56] },
    [media.desktop]: { paddingInline: space[32] },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
});
const box = {
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.base,
  boxShadow: vars.shadow.small,
} as const;
export const figures = style({
  ...box,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  overflow: 'hidden',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[8],
  padding: space[20],
  // A hairline between neighbours; those on the outside are cut off.
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  borderInlineStart: `1px solid ${vars.border.hairline}`,
});
export const label = style({ ...text[14], color: vars.text.secondary });
export const value = style({ ...text[32], fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' });

export const list = style({ ...box });
export const trip = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[20]}`,
  paddingBlock: space[16],
  paddingInline: space[20],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});
export const what = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const title = style({ ...text[16], fontWeight: weight.medium });
export const when = style({ ...text[14], color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
