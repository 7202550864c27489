import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const list = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: space[12],
  borderRadius: vars.radius.control,
  textAlign: 'start',
  cursor: 'pointer',
  ...text[14],
  selectors: {
    '&:hover': { backgroundColor: vars.surface.muted },
    '&[aria-pressed="true"]': { backgroundColor: vars.brand.subtle, color: vars.brand.text },
  },
});
export const code = style({ fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums' });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const symbol = style({ color: vars.text.secondary });
