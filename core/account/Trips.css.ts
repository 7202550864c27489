import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

export const page = style({
  paddingBlock: space[32],
  '@media': { [media.desktop]: { paddingBlock: space[40] } },
});
export const selects = style({
  display: 'grid',
  gap: space[12],
  inlineSize: '100%',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  '@media': { [media.tablet]: { inlineSize: 'auto', minInlineSize: '12rem' } },
});
