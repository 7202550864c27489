import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text, weight } from '@/themes/scale';

const scroller = {
  display: 'flex',
  position: 'relative',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorInline: 'contain',
} as const;

export const list = styleVariants({
  line: { ...scroller, gap: space[24], boxShadow: `inset 0 -1px 0 ${vars.border.hairline}` },
  cards: { ...scroller, gap: space[8], padding: '4px', margin: '-4px' },
});
const tab = {
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  cursor: 'pointer',
  textDecoration: 'none',
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
} as const;
export const tabs = styleVariants({
  line: {
    ...tab,
    ...text[14],
    fontWeight: weight.medium,
    minBlockSize: '2.75rem',
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '2px',
      borderRadius: '2px 2px 0 0',
      background: vars.brand.edge,
      opacity: 0,
      transform: 'scaleX(.6)',
      transition: `transform ${motion.normal} ${motion.ease}, opacity ${motion.fast}`,
    },
    '@media': { [media.forcedColors]: { '::after': { background: 'Highlight' } } },
    selectors: {
      '&:hover': { color: vars.text.primary },
      '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.control },
      '&[aria-selected="true"], &[aria-current]': { color: vars.brand.text },
      '&[aria-selected="true"]::after, &[aria-current]::after': { opacity: 1, transform: 'none' },
      '&[aria-disabled="true"]': { color: vars.text.tertiary, cursor: 'not-allowed' },
    },
  },
  cards: {
    ...tab,
    ...text[14],
    flex: '1 1 7rem',
    minInlineSize: 'min-content',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '0.125rem',
    paddingBlock: '0.625rem',
    paddingInline: space[8],
    background: vars.surface.base,
    border: `1px solid ${vars.border.hairline}`,
    borderRadius: vars.radius.input,
    selectors: {
      '&:hover:not([aria-disabled="true"], [aria-selected="true"])': { background: vars.surface.muted },
      '&[aria-selected="true"]': {
        borderColor: vars.brand.edge,
        boxShadow: `inset 0 0 0 1px ${vars.brand.edge}`,
        background: vars.brand.subtle,
      },
      '&[aria-disabled="true"]': { color: vars.text.tertiary, cursor: 'not-allowed' },
    },
    '@media': {
      [media.tablet]: { paddingInline: space[16] },
      [media.forcedColors]: {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-1px' } },
      },
    },
  },
});
export const name = styleVariants({
  line: { display: 'inline-flex', gap: space[8], alignItems: 'center' },
  cards: { color: vars.text.primary, fontWeight: weight.medium },
});
export const caption = style({ ...text[14], color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const panel = style({ paddingBlockStart: space[20] });

export const segments = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '3px',
  background: vars.surface.muted,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.input,
});
export const segment = style({
  ...text[14],
  position: 'relative',
  display: 'inline-flex',
  flex: '1 1 auto',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2rem',
  paddingInline: space[12],
  borderRadius: `max(0px, calc(${vars.radius.input} - 3px))`,
  color: vars.text.secondary,
  fontWeight: weight.medium,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
  '@media': {
    [media.touch]: { minBlockSize: '2.75rem' },
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&:has(:checked)': {
      color: vars.text.primary,
      background: vars.surface.overlay,
      boxShadow: vars.shadow.small,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
  },
});
export const segmentInput = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  inlineSize: '100%',
  blockSize: '100%',
});
