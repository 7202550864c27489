import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[16],
  paddingBlock: space[8],
});
export const words = style({ display: 'grid' });
export const label = style({ ...text[16], fontWeight: weight.medium });
export const note = style({ ...text[14], color: vars.text.secondary });
export const controls = style({ display: 'flex', alignItems: 'center', gap: space[4] });
export const button = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: '50%',
  border: `1px solid ${vars.border.control}`,
  background: vars.surface.base,
  color: vars.brand.text,
  cursor: 'pointer',
  '@media': { [media.touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
  selectors: {
    '&:active:not(:disabled, [aria-disabled="true"])': { background: vars.brand.subtleHover },
    '&:hover:not(:disabled, [aria-disabled="true"])': {
      background: vars.brand.subtle,
      borderColor: vars.brand.edge,
    },
    '&[aria-disabled="true"], &:disabled': {
      color: vars.text.tertiary,
      borderColor: vars.border.hairline,
      background: vars.surface.muted,
      cursor: 'not-allowed',
    },
  },
});
export const value = style({
  ...text[16],
  minInlineSize: '2rem',
  textAlign: 'center',
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const error = style({ gridColumn: '1 / -1' });
export const reason = style({
  ...text[12],
  gridColumn: '1 / -1',
  color: vars.text.secondary,
  textAlign: 'end',
  minBlockSize: '1rem',
});
