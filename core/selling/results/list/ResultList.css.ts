import { createVar, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { layer, media, space } from '@/themes/scale';

/** Height of the page's header, which stays in view, and some air; on a phone it has two rows. */
const belowHeader = createVar();

export const list = style({
  vars: { [belowHeader]: '7.25rem' },
  '@media': { [media.tablet]: { vars: { [belowHeader]: '5.25rem' } } },
  outline: 'none',
  scrollMarginBlockStart: belowHeader,
});

/**
 * A line that is there in any case, so that nothing moves when it says what waits. Further down it then goes on below the
 * header as a part of it, over its own ground and from side to side, so that no card shows beside or through it.
 */
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  columnGap: space[12],
  marginBlock: `-${space[4]} ${space[12]}`,
  paddingBlock: space[4],
  selectors: {
    '&[data-late="true"]': {
      position: 'sticky',
      insetBlockStart: belowHeader,
      zIndex: layer.sticky,
      background: vars.surface.canvas,
      boxShadow: `0 1px 0 ${vars.border.hairline}`,
    },
  },
  '@media': {
    [media.low]: { selectors: { '&[data-late="true"]': { position: 'static' } } },
  },
});
export const status = style({ flex: '1 1 auto', minInlineSize: 0 });
