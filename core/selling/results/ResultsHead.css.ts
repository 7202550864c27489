import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space } from '@/themes/scale';

export const head = style({
  paddingBlock: space[16],
  backgroundColor: vars.surface.base,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
});

export const body = style({ paddingBlock: space[24] });

/**
 * On narrow screens the search is one line until somebody wants to change it. A desktop shows the form; the line
 * stays the page's heading for those who hear it, and takes no room.
 */
export const summary = style({
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
/** Nothing to open where the form stands open. */
export const change = style({ flex: 'none', '@media': { [media.desktop]: { display: 'none' } } });
export const form = style({
  '@media': { [media.desktop]: { display: 'block' } },
  selectors: {
    '&[data-open="false"]': { display: 'none', '@media': { [media.desktop]: { display: 'block' } } },
  },
});
