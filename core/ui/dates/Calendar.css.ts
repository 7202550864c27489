import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: space[12],
  marginBlockEnd: space[20],
});
export const field = style({ display: 'grid', gap: '0.375rem' });
export const fieldLabel = style({ ...text[14], fontWeight: weight.medium });
export const input = style({
  ...text[16],
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: space[12],
  background: vars.surface.base,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.input,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-focus-within]': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: vars.danger.text },
  },
});
export const segment = style({
  paddingInline: '0.125rem',
  paddingBlock: '0.0625rem',
  borderRadius: `min(${vars.radius.control}, 0.25rem)`,
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: vars.text.tertiary },
    '&[data-type="literal"]': { color: vars.text.tertiary, padding: 0 },
    '&:focus': { background: vars.brand.solid, color: vars.brand.onSolid, outline: 'none' },
  },
});

export const calendar = style({ inlineSize: '100%' });
export const bar = style({
  display: 'none',
  '@media': {
    [media.tablet]: {
      display: 'flex',
      justifyContent: 'space-between',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      pointerEvents: 'none',
    },
  },
});
globalStyle(`${bar} > *`, { pointerEvents: 'auto' });
export const months = style({
  position: 'relative',
  display: 'grid',
  gap: space[32],
  '@media': {
    [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  },
});
export const single = style({
  '@media': { [media.tablet]: { maxInlineSize: '22rem', marginInline: 'auto' } },
});
/** On a phone most months stand out of view, and are not laid out or painted before they come into it. */
export const month = style({
  display: 'grid',
  gap: space[12],
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 21.5rem',
  overflowClipMargin: '4px',
  '@media': { [media.tablet]: { contentVisibility: 'visible' } },
});
export const title = style({
  ...text[16],
  fontWeight: weight.medium,
  minBlockSize: '2.5rem',
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.tablet]: { justifyContent: 'center' } },
});
/** Sentence case: Portuguese and Spanish write month names small. */
export const capital = style({ display: 'inline-block', '::first-letter': { textTransform: 'uppercase' } });
export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
});
globalStyle(`${grid} td`, { padding: 0 });
globalStyle(`${grid} th`, {
  ...text[12],
  fontWeight: weight.medium,
  color: vars.text.secondary,
  paddingBlock: space[4],
});

export const day = style({
  ...text[14],
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '2.75rem',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  borderRadius: vars.radius.input,
  '@media': { [media.tablet]: { minBlockSize: '2.625rem' } },
  selectors: {
    '&:where(:not([data-disabled])):hover': {
      background: vars.surface.muted,
      boxShadow: `inset 0 0 0 1px ${vars.border.control}`,
    },
    '&[data-disabled]': { color: vars.text.tertiary, opacity: 0.55, cursor: 'default' },
    '&[data-selected]': { background: vars.brand.subtle, color: vars.text.primary, borderRadius: 0 },
    '&[data-selection-start], &[data-selection-end]': {
      background: vars.brand.solid,
      color: vars.brand.onSolid,
      fontWeight: weight.medium,
    },
    '&[data-selection-start]': {
      borderStartStartRadius: vars.radius.input,
      borderEndStartRadius: vars.radius.input,
    },
    '&[data-selection-end]': {
      borderStartEndRadius: vars.radius.input,
      borderEndEndRadius: vars.radius.input,
    },
    '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px', zIndex: 1 },
  },
});
export const singleDay = style({
  selectors: {
    '&[data-selected]': {
      background: vars.brand.solid,
      color: vars.brand.onSolid,
      fontWeight: weight.medium,
      borderRadius: vars.radius.input,
    },
  },
});
export const today = style({
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockEnd: '0.3rem',
    insetInline: 'calc(50% - 0.5rem)',
    blockSize: '2px',
    borderRadius: '2px',
    background: 'currentColor',
  },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  inlineSize: '100%',
});
export const summary = style({
  ...text[14],
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  flex: '1 1 10rem',
});
export const note = style({ color: vars.text.primary, fontWeight: weight.medium, display: 'block' });
