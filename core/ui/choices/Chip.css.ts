import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const chip = style({
  ...text[14],
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minBlockSize: '2rem',
  paddingInline: space[12],
  maxInlineSize: '100%',
  borderRadius: vars.radius.pill,
  background: vars.brand.subtle,
  color: vars.brand.text,
  fontWeight: weight.medium,
});
export const removable = style({ paddingInlineEnd: space[4] });
export const toggle = style({
  background: vars.surface.base,
  border: `1px solid ${vars.border.control}`,
  color: vars.text.primary,
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  selectors: {
    '&:hover:not(:disabled)': { background: vars.surface.muted },
    '&:active:not(:disabled)': { background: vars.brand.subtleHover },
    '&[aria-pressed="true"]': {
      background: vars.brand.subtle,
      borderColor: vars.brand.edge,
      color: vars.brand.text,
    },
    '&:disabled': { color: vars.text.tertiary, borderColor: vars.border.hairline, cursor: 'not-allowed' },
  },
});
export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const remove = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  cursor: 'pointer',
  ':hover': { background: vars.brand.subtleHover },
  '@media': { [media.touch]: { '::before': { content: '', position: 'absolute', inset: '-0.625rem' } } },
});

export const badge = style({
  ...text[12],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '1.375rem',
  paddingInline: space[8],
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
});
export const status = style({
  ...text[14],
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  fontWeight: weight.medium,
});
export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
