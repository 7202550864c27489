import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text, weight } from '@/themes/scale';

export const legend = style({ ...text[14], fontWeight: weight.medium, marginBlockEnd: space[8] });
export const list = style({ display: 'grid', gap: space[4] });
export const cards = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});

/** The whole row is the target. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space[12],
  minBlockSize: '2rem',
  paddingBlock: space[4],
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: '2.75rem', paddingBlock: '0.625rem' } },
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.text.tertiary } },
});
/** A switch alone: no room is kept for words that are not seen. */
export const bareRow = style({ gridTemplateColumns: 'auto auto', columnGap: 0 });
/** Read-only: it answers to the keyboard, not to a press. */
export const fixed = style({ cursor: 'default' });
export const notes = style({ display: 'grid', gap: space[4], marginBlockStart: space[8] });
export const choice = style({ display: 'grid' });
/** Hint and error stand below the words, not below the box. */
export const below = style({
  display: 'grid',
  gap: space[4],
  paddingInlineStart: '2rem',
  paddingBlockEnd: space[4],
});
export const cardRow = style({
  padding: space[16],
  background: vars.surface.base,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.input,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.text.tertiary },
    '&:has(:checked)': {
      borderColor: vars.brand.edge,
      boxShadow: `inset 0 0 0 1px ${vars.brand.edge}`,
      background: vars.brand.subtle,
    },
    '&:has(:disabled)': {
      borderColor: vars.border.hairline,
      boxShadow: 'none',
      background: vars.surface.muted,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});
export const saving = style({ marginBlock: space[4], color: vars.text.secondary });
export const words = style({ display: 'grid', paddingBlock: '0.125rem' });
export const name = style({ ...text[14] });
export const strongName = style({ fontWeight: weight.medium });
export const note = style({ ...text[14], color: vars.text.secondary });
export const detail = style({
  ...text[14],
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  paddingBlock: '0.125rem',
  textAlign: 'end',
});

const mark = {
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  marginBlock: '0.125rem',
  color: vars.brand.onSolid,
  background: vars.surface.base,
  border: `1.5px solid ${vars.border.control}`,
  cursor: 'inherit',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
} as const;

export const box = style({
  ...mark,
  borderRadius: `min(${vars.radius.control}, 0.375rem)`,
  '::before': {
    content: '',
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    background: 'currentColor',
    clipPath: 'polygon(12% 48%, 0 62%, 38% 96%, 100% 20%, 86% 8%, 36% 70%)',
    opacity: 0,
    transform: 'scale(.6)',
    transition: `transform ${motion.fast} ${motion.ease}, opacity ${motion.fast}`,
  },
  selectors: {
    '&:checked, &:indeterminate': { background: vars.brand.solid, borderColor: vars.brand.edge },
    '&:is(:checked, :indeterminate):disabled': {
      background: vars.border.control,
      borderColor: 'transparent',
    },
    '&:checked::before, &:indeterminate::before': { opacity: 1, transform: 'none' },
    '&:indeterminate::before': { clipPath: 'inset(42% 8% 42% 8%)' },
    '&:disabled:not(:checked, :indeterminate)': {
      background: vars.surface.muted,
      borderColor: vars.border.hairline,
    },
    '&[aria-invalid]': { borderColor: vars.danger.text },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
export const dot = style({
  ...mark,
  borderRadius: '50%',
  '::before': {
    content: '',
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    borderRadius: '50%',
    background: 'currentColor',
    opacity: 0,
    transform: 'scale(.4)',
    transition: `transform ${motion.fast} ${motion.ease}, opacity ${motion.fast}`,
  },
  selectors: {
    '&:checked': { background: vars.brand.solid, borderColor: vars.brand.edge },
    '&:checked:disabled': { background: vars.border.control, borderColor: 'transparent' },
    '&:checked::before': { opacity: 1, transform: 'none' },
    '&:disabled:not(:checked, :indeterminate)': {
      background: vars.surface.muted,
      borderColor: vars.border.hairline,
    },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
export const toggle = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  margin: 0,
  borderRadius: '999px',
  background: vars.border.control,
  cursor: 'inherit',
  transition: `background-color ${motion.normal}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '0.1875rem',
    insetInlineStart: '0.1875rem',
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    borderRadius: '50%',
    background: '#fff',
    boxShadow: '0 1px 2px #0003',
    transition: `transform ${motion.normal} ${motion.ease}`,
  },
  selectors: {
    '&:checked': { background: vars.brand.edge },
    '&:checked::before': { transform: 'translateX(1rem)' },
    '&:checked:dir(rtl)::before': { transform: 'translateX(-1rem)' },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
