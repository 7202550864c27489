import { createVar, style } from '@vanilla-extract/css';
import { media } from '@/themes/scale';

/** Height of the page's header, which stays in view, and some air; on a phone it has two rows. */
export const belowHeader = createVar();

export const list = style({
  vars: { [belowHeader]: '7.25rem' },
  '@media': { [media.tablet]: { vars: { [belowHeader]: '5.25rem' } } },
  outline: 'none',
  scrollMarginBlockStart: belowHeader,
});
