import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text, weight } from '@/themes/scale';

export const frame = style({
  position: 'relative',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hairline}`,
  background: `color-mix(in oklab, ${vars.surface.muted} 82%, ${vars.brand.subtle})`,
  direction: 'ltr',
  isolation: 'isolate',
});
export const ratio = styleVariants({
  wide: { aspectRatio: '2 / 1' },
  card: { aspectRatio: '4 / 3' },
  fill: { blockSize: '100%', minBlockSize: '20rem' },
});
export const ground = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  cursor: 'grab',
  touchAction: 'pan-y pinch-zoom',
  selectors: { '&:active': { cursor: 'grabbing' } },
});
export const tiles = style({ position: 'absolute !important' as 'absolute', inset: 0, overflow: 'hidden' });
globalStyle(`${tiles} canvas`, { position: 'absolute', insetBlockStart: 0, left: 0 });
export const dots = style({ stroke: vars.border.control, opacity: 0.45, fill: 'none' });
export const lines = style({
  stroke: vars.border.hairline,
  strokeWidth: 1,
  fill: 'none',
  shapeRendering: 'crispEdges',
});
export const sea = style({ fill: `color-mix(in oklab, ${vars.info.subtle} 70%, ${vars.info.edge} 12%)` });
export const land = style({ fill: `color-mix(in oklab, ${vars.surface.muted} 88%, ${vars.warning.subtle})` });
export const shore = style({ fill: 'none', stroke: vars.border.control, strokeWidth: 1, opacity: 0.5 });
export const quarter = style({ fill: vars.surface.overlay, opacity: 0.62 });
export const quarterName = style({
  fill: vars.text.secondary,
  fontSize: '0.75rem',
  fontWeight: weight.medium,
  letterSpacing: '0.02em',
  textAnchor: 'middle',
  paintOrder: 'stroke',
  stroke: vars.surface.base,
  strokeWidth: 3,
  strokeLinejoin: 'round',
});
export const mark = style({ fill: vars.brand.edge, stroke: vars.surface.base, strokeWidth: 1.5 });
export const markName = style([quarterName, { fill: vars.text.tertiary, fontWeight: weight.regular }]);
export const area = style({
  position: 'absolute',
  insetBlockStart: space[12],
  insetInline: '4rem',
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});
globalStyle(`${area} > *`, { pointerEvents: 'auto' });
export const pins = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const sheet = style({ position: 'absolute', insetBlockStart: 0, left: 0, willChange: 'transform' });
export const holder = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  inlineSize: 0,
  blockSize: 0,
  display: 'grid',
  placeItems: 'center',
});
export const pin = style({
  ...text[14],
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  minInlineSize: '2rem',
  minBlockSize: '2rem',
  paddingInline: '0.625rem',
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.border.control}`,
  background: vars.surface.base,
  color: vars.text.primary,
  boxShadow: vars.shadow.small,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  pointerEvents: 'auto',
  transition: `transform ${motion.fast} ${motion.ease}`,
  '::before': { content: '', position: 'absolute', inset: '-0.375rem', borderRadius: 'inherit' },
  selectors: {
    '&:hover, &[data-highlighted]': {
      background: vars.brand.subtle,
      borderColor: vars.brand.edge,
      color: vars.brand.text,
    },
    '&[aria-pressed="true"]': {
      background: vars.brand.solid,
      borderColor: vars.brand.edge,
      color: vars.brand.onSolid,
      transform: 'scale(1.06)',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"], &[data-highlighted]': { outline: '2px solid Highlight' } },
    },
  },
});
export const cluster = style({ borderStyle: 'double', borderWidth: '3px' });
export const count = style({ ...text[12], fontWeight: weight.medium, color: 'inherit' });
/** How many things a pin stands for: for the eye, its name says it in words. */
export const tally = style({
  ...text[12],
  paddingInline: '0.375rem',
  borderRadius: vars.radius.pill,
  background: 'color-mix(in oklab, currentColor 12%, transparent)',
  fontWeight: weight.medium,
  '::before': { content: 'attr(data-text)' },
});
export const front = style({ zIndex: 1 });
export const middle = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  color: vars.text.secondary,
  textShadow: `0 0 2px ${vars.surface.base}, 0 0 4px ${vars.surface.base}`,
  ...text[12],
  whiteSpace: 'nowrap',
});
export const middleDot = style({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  borderRadius: '50%',
  background: vars.text.primary,
  border: `2px solid ${vars.surface.base}`,
});
export const tools = style({
  position: 'absolute',
  insetBlockStart: space[8],
  right: space[8],
  display: 'grid',
  gap: space[4],
});
export const foot = style({
  position: 'absolute',
  insetInline: space[12],
  insetBlockEnd: space[8],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: space[8],
  pointerEvents: 'none',
});
export const note = style({
  ...text[12],
  color: vars.text.secondary,
  paddingInline: '0.375rem',
  borderRadius: '0.25rem',
  background: `color-mix(in srgb, ${vars.surface.base} 80%, transparent)`,
});
export const scale = style({
  ...text[12],
  color: vars.text.secondary,
  borderBlockEnd: `2px solid ${vars.text.secondary}`,
  borderInline: `2px solid ${vars.text.secondary}`,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const card = style({
  position: 'absolute',
  insetInline: space[8],
  insetBlockEnd: space[8],
  marginInline: 'auto',
  maxInlineSize: '24rem',
  zIndex: 2,
  scrollMarginBlock: space[16],
});
