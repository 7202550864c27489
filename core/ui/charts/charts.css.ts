import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text, weight } from '@/themes/scale';

const appear = keyframes({ from: { opacity: 0 } });

export const figure = style({ display: 'grid', gap: space[12], inlineSize: '100%' });
export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[12],
});
export const title = style({ ...text[16], fontWeight: weight.medium });
export const description = style({ ...text[14], color: vars.text.secondary });
export const legend = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16], rowGap: space[4] });
export const legendItem = style({
  ...text[12],
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  color: vars.text.secondary,
});
export const swatch = style({ inlineSize: '1.25rem', blockSize: '0.75rem', flex: 'none' });

export const plot = style({
  position: 'relative',
  inlineSize: '100%',
  direction: 'ltr',
  borderRadius: vars.radius.control,
  touchAction: 'pan-y',
});
export const choice = style({ cursor: 'pointer' });
export const height = styleVariants({
  small: { blockSize: '10rem' },
  medium: { blockSize: '16rem' },
  large: { blockSize: '22rem' },
});
export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  animation: `${appear} ${motion.slow} ${motion.ease}`,
});
export const grid = style({ stroke: vars.border.hairline, strokeWidth: 1, shapeRendering: 'crispEdges' });
export const zero = style({ stroke: vars.border.control, strokeWidth: 1, shapeRendering: 'crispEdges' });
export const tick = style({
  fontSize: text[12].fontSize,
  fill: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
export const caret = style({ stroke: vars.border.control, strokeWidth: 1, strokeDasharray: '3 3' });

/** The colours of series, by their order. Never the only difference: lines have dashes, bars stand in order, slices have words. */
const INKS = [
  vars.brand.edge,
  vars.warning.edge,
  vars.success.edge,
  vars.text.tertiary,
  vars.danger.edge,
  vars.info.edge,
];
export const SERIES = INKS.length;
const indexes = Object.fromEntries(INKS.map((ink, index) => [index, ink])) as Record<number, string>;
const system = { '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } } } as const;
export const line = styleVariants(indexes, (ink) => ({
  ...system,
  stroke: ink,
  fill: 'none',
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}));
export const area = styleVariants(indexes, (ink) => ({ ...system, fill: ink, opacity: 0.1 }));
export const solid = styleVariants(indexes, (ink) => ({ ...system, fill: ink }));
export const point = styleVariants(indexes, (ink) => ({
  ...system,
  fill: vars.surface.base,
  stroke: ink,
  strokeWidth: 2.25,
}));
export const bar = style({ transition: `opacity ${motion.fast}` });
export const faded = style({ opacity: 0.35 });

export const tip = style({
  ...text[12],
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  display: 'grid',
  gap: space[4],
  inlineSize: 'max-content',
  maxInlineSize: '14rem',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.border.hairline}`,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.medium,
  color: vars.text.primary,
  pointerEvents: 'none',
});
export const tipTitle = style({ fontWeight: weight.medium });
export const tipLine = style({ display: 'flex', alignItems: 'center', gap: '0.375rem' });
export const tipValue = style({
  marginInlineStart: 'auto',
  paddingInlineStart: space[12],
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const table = style({ ...text[14], borderCollapse: 'separate', borderSpacing: 0 });
export const tableFrame = style({
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: '20rem',
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.input,
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[8]} ${space[12]}`,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
});
globalStyle(`${table} tr > :first-child`, { textAlign: 'start', fontWeight: weight.regular });
globalStyle(`${table} thead th`, {
  ...text[12],
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.surface.muted,
  color: vars.text.secondary,
  fontWeight: weight.medium,
});
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: 0 });

export const rows = style({ display: 'grid', gap: space[12] });
export const rowHead = style({
  ...text[14],
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
});
export const rowName = style({ overflowWrap: 'anywhere' });
export const rowValue = style({
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const rowTrack = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.5rem',
  marginBlockStart: space[4],
  borderRadius: vars.radius.pill,
  background: vars.surface.muted,
  overflow: 'hidden',
});
export const rowBar = style({
  blockSize: '100%',
  background: vars.brand.edge,
  borderRadius: 'inherit',
  transformOrigin: 'left',
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const spark = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '2.5rem',
  overflow: 'visible',
});
export const donut = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[24],
});
export const ring = style({
  position: 'relative',
  inlineSize: '11rem',
  blockSize: '11rem',
  flex: 'none',
  marginInline: 'auto',
});
export const ringDrawing = style({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' });
export const slice = style({
  stroke: vars.surface.base,
  strokeWidth: 1.5,
  transition: `opacity ${motion.fast}`,
});
export const centre = style({
  position: 'absolute',
  inset: '22%',
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
});
export const centreValue = style({
  ...text[18],
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const centreLabel = style({ ...text[12], color: vars.text.secondary });
export const slices = style({ display: 'grid', gap: space[4], flex: '1 1 12rem' });
export const sliceRow = style({
  ...text[14],
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space[8],
  paddingBlock: space[4],
  paddingInline: space[8],
  borderRadius: vars.radius.control,
  selectors: { '&[data-active]': { background: vars.surface.muted } },
});
export const slicePart = style({
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: '3rem',
  textAlign: 'end',
});
export const dot = style({ inlineSize: '0.75rem', blockSize: '0.75rem' });
