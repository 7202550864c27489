import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

export const page = style({
  paddingBlock: space[32],
  '@media': { [media.desktop]: { paddingBlock: space[40] } },
});
export const selects = style({
  display: 'grid',
  gap: space[12],
  inlineSize: '100%',
  maxInlineSize: '48rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11.5rem, 1fr))',
});

export const timeline = style({ display: 'grid', gap: space[32] });
/** The month stands over its trips, on a desktop beside them. */
export const month = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: '11rem minmax(0, 1fr)', gap: space[24] } },
});
export const monthName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  alignSelf: 'start',
  '@media': {
    [media.desktop]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      position: 'sticky',
      insetBlockStart: `calc(3.75rem + ${space[24]})`,
      paddingBlockStart: space[16],
    },
  },
});
/** Some languages write months small; as a heading they begin large. */
globalStyle(`${monthName} h2::first-letter`, { textTransform: 'uppercase' });
export const skeletonWords = style({ flex: '1 1 auto', display: 'grid', gap: space[8] });
export const skeletonPrice = style({ flex: 'none', inlineSize: '6rem' });
