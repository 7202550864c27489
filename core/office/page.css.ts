import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

/** A screen of the back office with the room above and below it. */
export const page = style({
  paddingBlock: space[24],
  '@media': { [media.tablet]: { paddingBlock: space[32] } },
});
/** A line about the whole screen, above its room. */
export const note = style({ paddingBlockStart: space[16] });
/** Its heading, and beside that what can be done here. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[16],
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.phone]: { inlineSize: '100%' } },
});
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } });
