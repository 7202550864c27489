import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text, weight } from '@/themes/scale';

export const field = style({ display: 'flex', flexDirection: 'column', gap: '0.375rem', inlineSize: '100%' });
export const labelRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[8],
});
export const label = style({ ...text[14], fontWeight: weight.medium, color: vars.text.primary });
export const optional = style({ ...text[12], color: vars.text.tertiary });
export const hint = style({ ...text[14], color: vars.text.secondary });
export const count = style({
  ...text[12],
  color: vars.text.secondary,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const error = style({
  ...text[14],
  color: vars.danger.text,
  display: 'flex',
  gap: '0.375rem',
  alignItems: 'flex-start',
});
export const errorIcon = style({ display: 'inline-flex', flex: 'none', paddingBlockStart: '0.125rem' });

/** The box around an input: the border is the control's edge, so it reaches 3:1. */
export const control = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.75rem',
  paddingInline: space[12],
  background: vars.surface.base,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.input,
  color: vars.text.secondary,
  transition: `border-color ${motion.fast}, box-shadow ${motion.fast}`,
  selectors: {
    '&:hover:not(:has(:is(input, select, textarea):disabled))': { borderColor: vars.text.tertiary },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
    '&:has(:is(input, select, textarea):disabled)': {
      background: vars.surface.muted,
      borderColor: vars.border.hairline,
    },
    '&:has(> [data-valid])': { borderColor: vars.success.text },
    // What may be read and copied but not changed keeps its ink; what is switched off loses it.
    '&:has([readonly])': { background: vars.surface.muted, borderColor: vars.border.hairline },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:is(input, select, textarea):disabled)': { borderColor: 'GrayText' } },
    },
  },
});
export const invalid = style({
  borderColor: vars.danger.text,
  boxShadow: `inset 0 0 0 1px ${vars.danger.text}`,
});
export const input = style({
  flex: '1 1 auto',
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: space[8],
  // 16 px and more keeps phones from zooming into the field.
  ...text[16],
  color: vars.text.primary,
  background: 'none',
  border: 0,
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.text.tertiary, opacity: 1 },
    '&:disabled': {
      color: vars.text.tertiary,
      WebkitTextFillColor: vars.text.tertiary,
      opacity: 1,
      cursor: 'not-allowed',
    },
    '&:-webkit-autofill': {
      WebkitTextFillColor: vars.text.primary,
      boxShadow: `inset 0 0 0 99px ${vars.brand.subtle}`,
      borderRadius: vars.radius.control,
      caretColor: vars.text.primary,
    },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&[type="time"]': { fontVariantNumeric: 'tabular-nums' },
    // One clock is enough: the browser's own lies unseen over the field's.
    '&[type="time"]::-webkit-calendar-picker-indicator': {
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: 0,
      inlineSize: '2.75rem',
      blockSize: '100%',
      margin: 0,
      padding: 0,
      opacity: 0,
      cursor: 'pointer',
    },
  },
});
export const area = style({
  resize: 'vertical',
  minBlockSize: '6rem',
  fieldSizing: 'content',
  maxBlockSize: '20rem',
} as object);
export const affix = style({ ...text[14], color: vars.text.secondary, whiteSpace: 'nowrap', flex: 'none' });
export const select = style({
  appearance: 'none',
  cursor: 'pointer',
  paddingInlineEnd: space[24],
});
globalStyle(`${select} option`, { color: vars.text.primary, background: vars.surface.overlay });
export const selectArrow = style({
  position: 'absolute',
  insetInlineEnd: space[12],
  pointerEvents: 'none',
  display: 'inline-flex',
});

export const meter = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: space[4] });
export const meterStep = style({
  blockSize: '0.25rem',
  borderRadius: vars.radius.pill,
  background: vars.border.hairline,
  transition: `background-color ${motion.normal}`,
});
export const meterTone = styleVariants({
  weak: { background: vars.danger.edge },
  fair: { background: vars.warning.edge },
  good: { background: vars.success.edge },
});

/** Comes to rest below a sticky header of two rows, and with its ring in sight. */
export const summary = style({
  scrollMarginBlockStart: space[32],
  padding: space[16],
  border: `1px solid ${vars.danger.edge}`,
  borderRadius: vars.radius.card,
  background: vars.danger.subtle,
  display: 'grid',
  gap: space[8],
  selectors: { '&:focus': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' } },
});
export const summaryTitle = style({ ...text[16], fontWeight: weight.bold, color: vars.text.primary });
export const summaryList = style({ display: 'grid', gap: space[4] });
export const summaryLink = style({
  ...text[14],
  color: vars.danger.text,
  fontWeight: weight.medium,
  textUnderlineOffset: '0.2em',
  display: 'inline-block',
  minBlockSize: '1.5rem',
  '@media': { [media.touch]: { paddingBlock: space[8] } },
});
