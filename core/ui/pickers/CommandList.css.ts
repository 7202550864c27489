import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const box = style({ display: 'grid', gap: space[12] });
export const results = style({
  maxBlockSize: 'min(24rem, 55dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const heading = style({
  ...text[12],
  fontWeight: weight.medium,
  color: vars.text.secondary,
  padding: `${space[8]} ${space[12]} ${space[4]}`,
});
export const item = style({
  ...text[14],
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '2.75rem',
  paddingInline: space[12],
  paddingBlock: space[4],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&[data-active]': { background: vars.brand.subtle } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const icon = style({ display: 'inline-flex', color: vars.text.secondary });
export const words = style({ flex: '1 1 auto', display: 'grid' });
export const detail = style({ ...text[12], color: vars.text.secondary });
export const note = style({
  ...text[14],
  padding: space[24],
  textAlign: 'center',
  color: vars.text.secondary,
});
export const foot = style({
  ...text[12],
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  color: vars.text.secondary,
  '@media': { [media.touch]: { display: 'none' } },
});
export const tip = style({ display: 'inline-flex', alignItems: 'center', gap: '0.375rem' });
