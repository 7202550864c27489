import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { layer, media, motion, space, text, weight } from '@/themes/scale';

const wide = media.tablet;

export const page = style({
  paddingBlock: space[24],
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: space[32], paddingBlock: space[40] },
    [media.desktop]: { gridTemplateColumns: '18rem minmax(0, 44rem)', gap: space[56] },
  },
});
export const notOnPhone = style({ '@media': { [media.phone]: { display: 'none' } } });
export const onlyOnPhone = style({ '@media': { [wide]: { display: 'none' } } });
export const side = style({
  minInlineSize: 0,
  '@media': { [wide]: { position: 'sticky', insetBlockStart: `calc(3.75rem + ${space[24]})` } },
});
export const content = style({ minInlineSize: 0 });

export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.phone]: {
      background: vars.surface.base,
      border: `1px solid ${vars.border.hairline}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.small,
    },
    [wide]: { gap: space[4] },
  },
});
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '2.75rem',
  color: vars.text.secondary,
  textDecoration: 'none',
  '@media': {
    [media.phone]: {
      padding: space[16],
      color: vars.text.primary,
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
    },
    [wide]: {
      paddingInline: space[12],
      borderRadius: vars.radius.control,
      transition: `background-color ${motion.fast}, color ${motion.fast}`,
      selectors: {
        '&:hover': { background: vars.surface.muted, color: vars.text.primary },
        '&[aria-current="page"]': { background: vars.brand.subtle, color: vars.brand.text },
      },
    },
  },
});
export const entryIcon = style({
  display: 'inline-grid',
  placeContent: 'center',
  flex: 'none',
  '@media': {
    [media.phone]: {
      inlineSize: '2.5rem',
      blockSize: '2.5rem',
      borderRadius: vars.radius.pill,
      background: vars.brand.subtle,
      color: vars.brand.text,
    },
  },
});
export const entryWords = style({ flex: '1 1 auto', minInlineSize: 0, display: 'grid' });
export const entryName = style({ ...text[16], fontWeight: weight.medium });
export const entryNote = style({
  ...text[14],
  color: vars.text.secondary,
  '@media': { [wide]: { display: 'none' } },
});
export const entryArrow = style({
  flex: 'none',
  color: vars.text.tertiary,
  display: 'inline-flex',
  '@media': { [wide]: { display: 'none' } },
});

/** A field that is reached by keyboard comes to rest above the bar, never under it. */
export const form = style({});
globalStyle(`${form} :is(input, select, button)`, { scrollMarginBlockEnd: '7rem' });
export const saveBar = style({
  position: 'sticky',
  insetBlockEnd: `max(${space[12]}, env(safe-area-inset-bottom))`,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: space[12],
  paddingInlineStart: space[20],
  background: vars.surface.overlay,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.large,
});

/** Rows of people or devices inside one card. */
export const rows = style({ display: 'flex', flexDirection: 'column' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[16],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const rowIcon = style({
  display: 'inline-grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.pill,
  background: vars.surface.muted,
  color: vars.text.secondary,
});
export const rowWords = style({ flex: '1 1 8rem', minInlineSize: 0, display: 'grid', gap: space[4] });
export const rowActions = style({ display: 'flex', gap: space[4], marginInlineStart: 'auto' });
