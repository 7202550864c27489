import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text, weight } from '@/themes/scale';

const wide = {
  inlineSize: '100%',
  maxInlineSize: '76rem',
  marginInline: 'auto',
  paddingInline: space[16],
  '@media': { [media.tablet]: { paddingInline: space[24] }, [media.desktop]: { paddingInline: space[32] } },
} as const;

export const top = style({
  backgroundImage: `radial-gradient(70rem 36rem at 85% -10%, ${vars.brand.subtle}, transparent 70%)`,
});
export const opening = style([
  wide,
  {
    display: 'grid',
    gap: space[40],
    alignItems: 'center',
    paddingBlock: `${space[40]} ${space[56]}`,
    '@media': {
      [media.tablet]: { paddingBlock: `${space[56]} ${space[80]}` },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.05fr)', gap: space[56] },
    },
  },
]);
export const words = style({ display: 'flex', flexDirection: 'column', gap: space[20] });
export const lead = style({
  ...text[20],
  color: vars.text.secondary,
  maxInlineSize: '40ch',
  textWrap: 'pretty',
});
export const note = style({ ...text[18], color: vars.text.secondary, textWrap: 'pretty' });

export const slider = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  marginBlockStart: space[8],
});
/** As high as what comes with its code. */
export const sliderRoom = style({ minBlockSize: '8.75rem' });
/** A line for what it costs. */
export const priceRoom = style({ minBlockSize: '1.5rem', ...text[16], fontWeight: weight.medium });
export const previewRoom = style({ minBlockSize: '26.75rem' });
export const slides = style({ display: 'grid' });
export const slide = style({
  gridArea: '1 / 1',
  opacity: 0,
  visibility: 'hidden',
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${vars.brand.edge}`,
  transitionProperty: 'opacity, visibility',
  // Words never lie over words: the old ones go quickly, the new ones come after them.
  transitionDuration: motion.fast,
});
export const shown = style({
  opacity: 1,
  visibility: 'visible',
  transitionDuration: motion.slow,
  transitionDelay: motion.fast,
});
export const slideTitle = style({ ...text[18], fontWeight: weight.bold });
export const slideText = style({ ...text[16], color: vars.text.secondary, maxInlineSize: '46ch' });
export const sliderBar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[20] });
export const dots = style({ display: 'flex', alignItems: 'center', gap: space[4] });
export const dot = style({
  position: 'relative',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  cursor: 'pointer',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '0.5rem',
      borderRadius: vars.radius.pill,
      backgroundColor: vars.border.control,
      transitionProperty: 'transform, background-color',
      transitionDuration: motion.normal,
    },
    '&[aria-current="true"]::after': { backgroundColor: vars.brand.solid, transform: 'scale(1.5)' },
  },
});

/** Around what lies below the opening, until the page has come to rest. */
export const later = style({});
/** Laid out when its reader comes near, or when the page has come to rest. */
const below = {
  selectors: {
    [`${later}[data-coming] &`]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 36rem' },
  },
} as const;

export const section = style([
  wide,
  {
    ...below,
    display: 'flex',
    flexDirection: 'column',
    gap: space[24],
    paddingBlock: space[56],
    '@media': { [media.desktop]: { paddingBlock: space[80] } },
  },
]);
/** Follows a section on the same ground: the space between them is there once. */
export const following = style([
  section,
  { paddingBlockStart: 0, '@media': { [media.desktop]: { paddingBlockStart: 0 } } },
]);
export const sectionHead = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  maxInlineSize: '44rem',
});
export const band = style({
  backgroundColor: vars.surface.base,
  borderBlock: `1px solid ${vars.border.hairline}`,
});

export const engine = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[16] },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
export const engineItem = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[20],
  borderRadius: vars.radius.card,
  backgroundColor: vars.surface.muted,
  fontWeight: weight.medium,
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.control,
  color: vars.brand.text,
  backgroundColor: vars.brand.subtle,
});

export const features = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[20] } },
});
export const feature = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[24],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.base,
  boxShadow: vars.shadow.small,
});
export const featureIcon = style([tile, { marginBlockEnd: space[8] }]);

export const markup = style({
  display: 'grid',
  gap: space[32],
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[56] } },
});
export const calculator = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  padding: space[24],
  borderRadius: vars.radius.sheet,
  border: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.canvas,
  boxShadow: vars.shadow.medium,
});
export const rangeHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  fontWeight: weight.medium,
});
export const range = style({
  inlineSize: '100%',
  minBlockSize: '1.75rem',
  accentColor: vars.brand.solid,
  cursor: 'pointer',
});
export const bar = style({
  display: 'flex',
  blockSize: '0.75rem',
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
  backgroundColor: vars.surface.muted,
});
export const barNet = style({ flexBasis: 0, backgroundColor: vars.border.control });
export const barMarkup = style({ flexBasis: 0, backgroundColor: vars.brand.solid });
export const sums = style({ display: 'grid', gap: space[8], ...text[16] });
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  fontVariantNumeric: 'tabular-nums',
});
export const sumStrong = style([
  sum,
  {
    ...text[20],
    fontWeight: weight.bold,
    paddingBlockStart: space[8],
    borderBlockStart: `1px solid ${vars.border.hairline}`,
  },
]);
export const earned = style({ color: vars.success.text, fontWeight: weight.bold });

export const closing = style([
  wide,
  { ...below, paddingBlockEnd: space[56], '@media': { [media.desktop]: { paddingBlockEnd: space[80] } } },
]);
export const closingCard = style({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[16],
  padding: space[32],
  borderRadius: vars.radius.sheet,
  color: '#fff',
  backgroundColor: '#0d1b2e',
  '@media': { [media.desktop]: { padding: space[56] } },
});
export const closingArt = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: 'linear-gradient(to right, rgb(8 15 28 / .88), rgb(8 15 28 / .35))',
    },
  },
});
