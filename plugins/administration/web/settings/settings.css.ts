import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { layer, media, motion, space, text, weight } from '@/themes/scale';

export const page = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: space[24],
  '@media': { [media.tablet]: { paddingBlockStart: space[32] } },
});

export const rows = style({ display: 'grid', margin: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[8],
  paddingBlock: space[12],
  paddingInline: space[16],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  '@media': { [media.tablet]: { paddingInline: space[20], columnGap: space[16] } },
});
export const rowChanged = style({ background: vars.brand.subtle });
export const tile = style({
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  color: vars.text.secondary,
  background: vars.surface.muted,
  borderRadius: vars.radius.input,
});
export const tileOn = style({ color: vars.brand.text, background: vars.brand.subtle });
export const words = style({ display: 'grid', gap: '0.125rem' });
export const productName = style({
  ...text[16],
  fontWeight: weight.medium,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});
export const effect = style({ ...text[14], color: vars.text.secondary });
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@media': { [media.phone]: { gridColumn: '2 / -1', justifyContent: 'space-between' } },
});
export const moves = style({ display: 'flex' });
globalStyle(`${moves} [aria-disabled="true"] svg`, { opacity: 0.35 });
export const panelHead = style({ padding: space[16], '@media': { [media.tablet]: { padding: space[20] } } });
export const panelFoot = style({
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  padding: space[16],
  '@media': { [media.tablet]: { padding: space[20] } },
});

export const colourRow = style({
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 14rem)',
  alignItems: 'start',
  gap: space[12],
});
export const colourInput = style({
  appearance: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  // Level with the field beside it, below that field's label.
  marginBlockStart: '1.625rem',
  padding: 0,
  background: 'none',
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.input,
  overflow: 'hidden',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 0 },
    '&::-moz-color-swatch': { border: 0 },
  },
});
export const contrast = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[12],
  padding: space[12],
  background: vars.surface.muted,
  borderRadius: vars.radius.input,
});
export const sample = style({
  ...text[14],
  fontWeight: weight.bold,
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.control,
});

export const differences = style({ ...text[14], inlineSize: 'auto', marginBlockStart: space[8] });
globalStyle(`${differences} th, ${differences} td`, {
  textAlign: 'start',
  fontWeight: 'inherit',
  verticalAlign: 'top',
  paddingBlock: space[4],
  paddingInlineEnd: space[20],
});
globalStyle(`${differences} thead th`, { ...text[12], color: vars.text.secondary });
globalStyle(`${differences} tbody th`, { fontWeight: weight.medium });
/** On a phone each setting is a block of its own, its values with their names. */
globalStyle(`${differences}, ${differences} :is(tbody, tr, th, td)`, {
  '@media': { [media.phone]: { display: 'block' } },
});
globalStyle(`${differences} thead`, { '@media': { [media.phone]: { display: 'none' } } });
globalStyle(`${differences} tbody tr`, { '@media': { [media.phone]: { paddingBlockEnd: space[12] } } });
globalStyle(`${differences} td[data-label]::before`, {
  '@media': {
    [media.phone]: { content: 'attr(data-label) ": "', color: vars.text.secondary },
  },
});

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(0.5rem)' },
  to: { opacity: 1, transform: 'none' },
});
/** Keeps its room while it is empty, so that the page does not jump. */
export const barHolder = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  minBlockSize: space[32],
  marginBlockStart: 'auto',
  paddingBlockStart: space[32],
  pointerEvents: 'none',
});
export const barStatus = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
export const bar = style({
  pointerEvents: 'auto',
  paddingBlock: space[12],
  paddingBlockEnd: `max(${space[12]}, env(safe-area-inset-bottom))`,
  background: vars.surface.overlay,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  animation: `${rise} ${motion.normal} ${motion.ease}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const barActions = style({
  display: 'flex',
  gap: space[8],
  '@media': { [media.phone]: { inlineSize: '100%' } },
});
globalStyle(`${barActions} > *`, { '@media': { [media.phone]: { flex: '1 1 0' } } });
