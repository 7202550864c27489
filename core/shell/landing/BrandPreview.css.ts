import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text, weight } from '@/themes/scale';

export const preview = style({ display: 'flex', flexDirection: 'column', gap: space[16] });
export const site = style({
  overflow: 'hidden',
  borderRadius: vars.radius.sheet,
  border: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.canvas,
  color: vars.text.primary,
  boxShadow: vars.shadow.large,
});
export const chrome = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[8],
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.muted,
  color: vars.text.secondary,
  ...text[12],
});
export const bead = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.border.control,
});
export const host = style({ marginInlineStart: space[8] });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  paddingInline: space[16],
  backgroundColor: vars.surface.base,
});
export const button = style({
  paddingBlock: space[4],
  paddingInline: space[12],
  borderRadius: vars.radius.control,
  backgroundColor: vars.brand.solid,
  color: vars.brand.onSolid,
  fontWeight: weight.medium,
  ...text[14],
  transitionProperty: 'background-color',
  transitionDuration: motion.normal,
});
export const picture = style({ position: 'relative', blockSize: '11rem', overflow: 'hidden' });
export const slogan = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  padding: space[16],
  paddingBlockStart: space[40],
  color: '#fff',
  background: 'linear-gradient(to top, rgb(8 15 28 / .8), transparent)',
  fontWeight: weight.bold,
  ...text[20],
});
export const result = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[16],
  margin: space[16],
  padding: space[16],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.base,
  boxShadow: vars.shadow.small,
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.control,
  color: vars.brand.text,
  backgroundColor: vars.brand.subtle,
});
export const quiet = style({ ...text[12], color: vars.text.secondary });
export const strong = style({ ...text[14], fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' });
export const price = style({
  ...text[18],
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const swatches = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const swatchLabel = style({
  ...text[14],
  color: vars.text.secondary,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
export const swatch = style({
  position: 'relative',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '0.375rem',
      borderRadius: 'inherit',
      backgroundColor: 'currentColor',
    },
    '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 2px ${vars.text.primary}` },
  },
});
