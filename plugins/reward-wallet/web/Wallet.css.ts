import { style } from '@vanilla-extract/css';
import { media, space } from '@/themes/scale';

/** A screen with the room above and below it. */
export const page = style({
  paddingBlock: `${space[24]} ${space[56]}`,
  '@media': { [media.tablet]: { paddingBlock: `${space[32]} ${space[56]}` } },
});

/** Narrow enough for a name. */
export const find = style({ maxInlineSize: '24rem' });
