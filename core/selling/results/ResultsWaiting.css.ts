import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space } from '@/themes/scale';

/** The geometry of the sort tabs to come. */
export const tabs = style({
  display: 'flex',
  gap: space[8],
});
export const tab = style({
  flex: '1 1 7rem',
  display: 'grid',
  alignContent: 'center',
  gap: space[8],
  blockSize: '5.0625rem',
  paddingInline: space[8],
  background: vars.surface.base,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.input,
  selectors: { '[data-lines="2"] > &': { blockSize: '6.0625rem' } },
  '@media': {
    [media.tablet]: {
      paddingInline: space[16],
      selectors: { '[data-lines="2"] > &': { blockSize: '5.0625rem' } },
    },
  },
});
export const filters = style({ maxInlineSize: '8rem' });
