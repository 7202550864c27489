import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { motion } from '@/themes/scale';

export const link = style({
  color: vars.brand.text,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  textDecorationColor: `color-mix(in srgb, currentColor 45%, transparent)`,
  borderRadius: vars.radius.control,
  transition: `text-decoration-color ${motion.fast}`,
  ':hover': { textDecorationColor: 'currentColor' },
});
/** Reads as text until the pointer comes: for lists of links, where everything is a link. */
export const quiet = style({
  color: 'inherit',
  textDecorationColor: 'transparent',
  minBlockSize: '1.5rem',
  display: 'inline-block',
});
/** Stretches over the card that holds it. */
export const cover = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card, zIndex: 1 },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.focus}`, outlineOffset: '-3px' } },
});
