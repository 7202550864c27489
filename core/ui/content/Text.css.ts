import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, text, weight as weights } from '@/themes/scale';

export const size = styleVariants(text, (value) => [value]);
/** Headline sizes step down on a phone, so that a long word still fits 320 px. */
export const heading = styleVariants({
  16: text[16],
  18: text[18],
  20: text[20],
  24: { ...text[20], '@media': { [media.tablet]: text[24] } },
  32: { ...text[24], '@media': { [media.tablet]: text[32] } },
  44: { ...text[32], '@media': { [media.tablet]: text[44] } },
  60: { ...text[32], '@media': { [media.tablet]: text[44], [media.desktop]: text[60] } },
});
export const headingBase = style({
  fontFamily: vars.font.heading,
  fontWeight: weights.bold,
  hyphens: 'auto',
});
export const balance = style({ textWrap: 'balance' });
export const tone = styleVariants({
  primary: { color: vars.text.primary },
  secondary: { color: vars.text.secondary },
  tertiary: { color: vars.text.tertiary },
  brand: { color: vars.brand.text },
  success: { color: vars.success.text },
  warning: { color: vars.warning.text },
  danger: { color: vars.danger.text },
  info: { color: vars.info.text },
  inherit: { color: 'inherit' },
});
export const weight = styleVariants({
  400: { fontWeight: weights.regular },
  550: { fontWeight: weights.medium },
  650: { fontWeight: weights.bold },
});
export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});
export const numeric = style({ fontVariantNumeric: 'tabular-nums' });
export const truncate = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxInlineSize: '100%',
});
export const hidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
