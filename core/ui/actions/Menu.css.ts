import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const root = style({ position: 'relative', display: 'inline-flex' });
export const list = style({
  inlineSize: 'max-content',
  minInlineSize: 'max(var(--trigger-width, 0px), 13rem)',
  maxInlineSize: 'min(20rem, calc(100vw - 2rem))',
  padding: '0.375rem',
});
export const item = style({
  ...text[14],
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  paddingBlock: '0.375rem',
  paddingInline: space[12],
  borderRadius: vars.radius.control,
  color: vars.text.primary,
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  selectors: {
    '&:hover, &:focus-visible': { background: vars.surface.muted },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled="true"]': { color: vars.text.tertiary, cursor: 'not-allowed' },
  },
});
globalStyle(`[data-theme="dark"] ${item}:hover, [data-theme="dark"] ${item}:focus-visible`, {
  background: vars.border.hairline,
});
globalStyle(`${item}:active:not([aria-disabled="true"])`, { background: vars.brand.subtle });
export const danger = style({ color: vars.danger.text });
export const description = style({ ...text[12], color: vars.text.secondary, display: 'block' });
export const name = style({ flex: '1 1 auto' });
export const detail = style({ ...text[12], color: vars.text.secondary });
export const heading = style({
  ...text[12],
  fontWeight: weight.medium,
  color: vars.text.secondary,
  padding: `${space[8]} ${space[12]} ${space[4]}`,
});
export const entries = style({ selectors: { '&:focus-visible': { outline: 'none' } } });
export const divided = style({
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  marginBlockStart: '0.375rem',
  paddingBlockStart: '0.375rem',
});
