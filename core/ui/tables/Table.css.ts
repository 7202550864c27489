import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

/** The table asks for its own room, not for the window's: in a narrow panel it becomes cards too. */
const CARDS = '(max-width: 40rem)';

export const holder = style({
  position: 'relative',
  inlineSize: '100%',
  containerType: 'inline-size',
  display: 'grid',
  gap: space[12],
});
export const frame = style({
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorInline: 'contain',
  background: vars.surface.base,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.small,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const scrolling = style({ maxBlockSize: 'min(40rem, 75dvh)' });
export const table = style({ ...text[14], borderCollapse: 'separate', borderSpacing: 0 });
export const caption = style({
  ...text[16],
  fontWeight: weight.medium,
  textAlign: 'start',
  padding: space[16],
});
export const head = style({
  ...text[12],
  fontWeight: weight.medium,
  color: vars.text.secondary,
  background: vars.surface.muted,
  whiteSpace: 'nowrap',
  paddingInline: space[16],
  paddingBlock: space[8],
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
});
export const stuck = style({ position: 'sticky', insetBlockStart: 0, zIndex: 2 });
export const cell = style({
  paddingInline: space[16],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  verticalAlign: 'middle',
  textAlign: 'start',
  selectors: { 'tbody:last-child > tr:last-child > &': { borderBlockEnd: 0 } },
});
export const compact = style({ paddingBlock: '0.375rem' });
export const row = style({
  background: vars.surface.base,
  selectors: {
    '&:hover': { background: vars.surface.canvas },
    '[data-theme="dark"] &:hover': { background: vars.surface.muted },
    '&[data-selected]': { background: vars.brand.subtle },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
/** What stays in view while the columns scroll sideways. Its ground is its row's. */
export const pinned = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: 'inherit',
});
export const pinnedEnd = style({
  position: 'sticky',
  insetInlineEnd: 0,
  zIndex: 1,
  background: 'inherit',
  // Little room: what scrolls below it should lose as little as can be.
  paddingInline: space[8],
});
export const pinnedHead = style({ zIndex: 3, background: vars.surface.muted });
export const afterBox = style({ insetInlineStart: '3rem' });
export const boxCell = style({ inlineSize: '3rem', paddingInline: `${space[16]} 0` });
export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
export const width = styleVariants({
  narrow: { minInlineSize: '6rem' },
  medium: { minInlineSize: '10rem' },
  wide: { minInlineSize: '16rem' },
});
export const low = style({
  '@media': { [media.phone]: { display: 'none' } },
  '@container': { [CARDS]: { display: 'none' } },
});
/** Between cards and a table with room for all. */
export const medium = style({
  '@container': { '(min-width: 40.01rem) and (max-width: 56rem)': { display: 'none' } },
});
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '1.5rem',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  ':hover': { color: vars.text.primary },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
});
export const sorted = style({ color: vars.text.primary });
export const foot = style({
  fontWeight: weight.medium,
  background: vars.surface.muted,
  borderBlockEnd: 0,
});
export const footStuck = style({ position: 'sticky', insetBlockEnd: 0, zIndex: 2 });
export const filler = style({ padding: 0, border: 0 });
export const busy = style({
  position: 'sticky',
  insetInlineStart: 0,
  insetBlockStart: 0,
  zIndex: 4,
  blockSize: 0,
  inlineSize: '100%',
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '3rem',
  paddingBlock: space[4],
  paddingInline: `${space[16]} ${space[8]}`,
  borderRadius: vars.radius.card,
  background: vars.brand.subtle,
  color: vars.text.primary,
  ...text[14],
  fontVariantNumeric: 'tabular-nums',
});
export const barWords = style({ fontWeight: weight.medium });
export const barActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginInlineStart: 'auto',
});

/** Sorting and selecting have no heads to live in when the rows are cards. */
export const cardTools = style({
  display: 'none',
  '@container': {
    [CARDS]: { display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: space[12] },
  },
});
export const cardAll = style({
  ...text[14],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2.75rem',
  paddingInlineEnd: space[16],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});
export const cardSort = style({ display: 'flex', alignItems: 'end', gap: space[8], flex: '1 1 auto' });

export const asCards = style({});
globalStyle(`${asCards} ${frame}`, {
  '@container': {
    [CARDS]: {
      background: 'none',
      border: 0,
      boxShadow: 'none',
      borderRadius: 0,
      padding: '3px',
      margin: '-3px',
    },
  },
});
/** Cards without a head to keep in view go on with the page. */
export const flowing = style({});
globalStyle(`${asCards} ${flowing}`, { '@container': { [CARDS]: { maxBlockSize: 'none' } } });
globalStyle(`${asCards} :is(table, tbody, tfoot)`, { '@container': { [CARDS]: { display: 'block' } } });
globalStyle(`${asCards} thead`, { '@container': { [CARDS]: { display: 'none' } } });
globalStyle(`${asCards} :is(tbody, tfoot) > tr`, {
  '@container': {
    [CARDS]: {
      position: 'relative',
      display: 'grid',
      gap: space[8],
      padding: space[16],
      marginBlockEnd: space[12],
      background: vars.surface.base,
      border: `1px solid ${vars.border.hairline}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.small,
    },
  },
});
globalStyle(`${asCards} tbody > tr[data-selected]`, {
  '@container': { [CARDS]: { borderColor: vars.brand.edge, background: vars.brand.subtle } },
});
globalStyle(`${asCards} tbody > tr[data-filler]`, {
  '@container': { [CARDS]: { padding: 0, margin: 0, border: 0, boxShadow: 'none', background: 'none' } },
});
globalStyle(`${asCards} :is(tbody, tfoot) > tr > td`, {
  '@container': {
    [CARDS]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: space[16],
      padding: 0,
      border: 0,
      textAlign: 'end',
      position: 'static',
      minInlineSize: 0,
      overflowWrap: 'anywhere',
      background: 'none',
    },
  },
});
globalStyle(`${asCards} :is(tbody, tfoot) > tr > td[data-label]::before`, {
  '@container': {
    [CARDS]: {
      content: 'attr(data-label)',
      flex: 'none',
      maxInlineSize: '45%',
      color: vars.text.secondary,
      fontWeight: weight.regular,
      textAlign: 'start',
    },
  },
});
/** What has no name stands where the values do. */
globalStyle(`${asCards} tbody > tr > td:not([data-label], [data-title], [colspan])`, {
  '@container': { [CARDS]: { justifyContent: 'flex-end' } },
});
/** What can be done with it stands in the corner, level with its name, which leaves it the room that it takes. */
globalStyle(`${asCards} tbody > tr:has(> td[data-menu])`, {
  '@container': { [CARDS]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
globalStyle(`${asCards} tbody > tr:has(> td[data-menu]) > td:not(.${boxCell})`, {
  '@container': { [CARDS]: { gridColumn: '1 / -1' } },
});
globalStyle(`${asCards} tbody > tr:has(> td[data-menu]) > td[data-menu]:not(.${boxCell})`, {
  '@container': {
    [CARDS]: {
      zIndex: 'auto',
      gridArea: '1 / 2',
      alignSelf: 'start',
      marginBlock: `-${space[8]}`,
      marginInlineEnd: `-${space[8]}`,
      inlineSize: 'auto',
      overflowWrap: 'normal',
    },
  },
});
globalStyle(`${asCards} tbody > tr:has(> td[data-menu]) > td[data-title]:not(.${boxCell})`, {
  '@container': { [CARDS]: { gridArea: '1 / 1' } },
});
globalStyle(`${asCards} :is(tbody, tfoot) > tr > td[data-title]`, {
  '@container': {
    [CARDS]: {
      ...text[16],
      fontWeight: weight.medium,
      textAlign: 'start',
      justifyContent: 'start',
    },
  },
});
globalStyle(`${asCards} tbody > tr[data-selectable] > td[data-title]`, {
  '@container': { [CARDS]: { paddingInlineEnd: space[40] } },
});
globalStyle(`${asCards} tbody > tr > td.${boxCell}`, {
  '@container': {
    [CARDS]: {
      position: 'absolute',
      insetBlockStart: space[12],
      insetInlineStart: 'auto',
      insetInlineEnd: space[16],
      inlineSize: 'auto',
    },
  },
});
globalStyle(`${asCards} tbody > tr:has(> td[data-menu]) > td.${boxCell}`, {
  '@container': { [CARDS]: { insetBlockStart: space[16], insetInlineEnd: space[56] } },
});
globalStyle(`${asCards} tfoot > tr > td:empty`, { '@container': { [CARDS]: { display: 'none' } } });
globalStyle(`${asCards} tbody > tr[data-whole]`, {
  '@container': { [CARDS]: { display: 'block', padding: 0 } },
});
globalStyle(`${asCards} tbody > tr[data-whole] > td`, {
  '@container': { [CARDS]: { display: 'block', textAlign: 'start' } },
});

export const pager = style({
  ...text[14],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const pageSize = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
export const pageSizeField = style({ inlineSize: '5.5rem' });
export const pagerInfo = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] });
