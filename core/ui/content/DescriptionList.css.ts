import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { motion, space, text, weight } from '@/themes/scale';

export const list = styleVariants({
  rows: { display: 'grid', gap: space[12] },
  columns: {
    display: 'grid',
    gap: space[20],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  },
});
export const item = styleVariants({
  // Beside its name where both have room, below it elsewhere, whatever the screen.
  rows: { display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}` },
  columns: { display: 'grid', gap: '0.125rem', alignContent: 'start' },
});
export const term = style({ ...text[14], color: vars.text.secondary });
export const value = style({ ...text[14], overflowWrap: 'anywhere' });
globalStyle(`${item.rows} > dt`, { flex: '0 1 12rem' });
globalStyle(`${item.rows} > dd`, { flex: '1 1 10rem', minInlineSize: 0 });

export const disclosure = style({ inlineSize: '100%' });
export const boxed = style({
  background: vars.surface.base,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
});
export const summary = style({
  ...text[16],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  fontWeight: weight.medium,
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { color: vars.brand.text } },
});
export const boxedSummary = style({
  paddingInline: space[16],
  paddingBlock: space[8],
  borderRadius: vars.radius.card,
});
export const words = style({ flex: '1 1 auto' });
export const arrow = style({
  display: 'inline-flex',
  color: vars.text.secondary,
  transition: `transform ${motion.normal} ${motion.ease}`,
});
export const turned = style({ transform: 'rotate(180deg)' });
export const content = style({ paddingBlock: `${space[8]} ${space[16]}` });
export const boxedContent = style({ paddingInline: space[16] });
export const accordion = style({ display: 'grid' });
globalStyle(`${accordion} > *`, {
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  paddingBlock: space[4],
});
