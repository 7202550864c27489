import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text } from '@/themes/scale';

export const logo = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
});
const frame = {
  ...text[14],
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  color: vars.text.secondary,
  background: vars.surface.muted,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.input,
} as const;
export const sample = styleVariants({
  logo: { ...frame, inlineSize: '10rem', blockSize: '5.625rem' },
  mobileLogo: { ...frame, inlineSize: '5.625rem', blockSize: '5.625rem' },
});
export const image = style({ maxInlineSize: '100%', maxBlockSize: '100%', objectFit: 'contain' });
/** The native control is reached by the button that stands for it. */
export const file = style({ display: 'none' });
