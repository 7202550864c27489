import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { layer, media, space } from '@/themes/scale';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  backgroundColor: vars.surface.base,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  // On paper it would stand on every page, over what is printed there.
  '@media': { print: { position: 'static' }, [media.low]: { position: 'static' } },
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gridTemplateRows: 'minmax(3.75rem, auto)',
  columnGap: space[16],
  maxInlineSize: '76rem',
  marginInline: 'auto',
  paddingInline: space[16],
  '@media': {
    [media.tablet]: { paddingInline: space[24] },
    [media.desktop]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: space[32],
      gridTemplateRows: 'minmax(4.25rem, auto)',
      paddingInline: space[32],
    },
  },
});

/** For staff the bar is as wide as the window, level with the side menu, and begins with the way to it. */
export const staffBar = style([
  bar,
  {
    maxInlineSize: 'none',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '@media': {
      [media.phone]: { columnGap: space[8] },
      [media.desktop]: {
        gridTemplateColumns: 'minmax(13.75rem, max-content) minmax(0, 1fr) auto',
        paddingInline: space[20],
      },
    },
  },
]);
export const drawerSlot = style({
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  marginInlineStart: `calc(${space[8]} * -1)`,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const logo = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  minBlockSize: '2.75rem',
  alignItems: 'center',
  justifySelf: 'start',
  borderRadius: vars.radius.control,
  textDecoration: 'none',
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'end',
  gap: space[4],
  '@media': { [media.desktop]: { gridColumn: 3 } },
});
export const entrance = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: space[4],
});

/** On a phone the login card leads to sign-up: both names side by side would push the agency's mark away. */
export const wideOnly = style({ display: 'none', '@media': { [media.tablet]: { display: 'contents' } } });

/** A second row on narrow screens, the middle of the only row on a desktop. */
export const tabs = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  marginInline: `calc(${space[16]} * -1)`,
  paddingInline: space[16],
  // The tabs' own line lies on the header's.
  marginBlockEnd: '-1px',
  position: 'relative',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: { marginInline: `calc(${space[24]} * -1)`, paddingInline: space[24] },
    // As high as the bar: words stand level with the name, the line of the current one lies at the bottom.
    [media.desktop]: {
      display: 'grid',
      gridColumn: 2,
      gridRow: 1,
      marginInline: 0,
      paddingInline: 0,
      alignSelf: 'stretch',
    },
  },
});

/** As high as the tabs that come with their code. */
export const tabsRoom = style({ minBlockSize: '2.75rem' });

/** As wide, before the name is known, as the picture and name of who is signed in, on a button. */
export const personRoom = style({
  inlineSize: '3.25rem',
  blockSize: '2.25rem',
  '@media': { [media.tablet]: { inlineSize: '9.75rem' } },
});
export const person = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
export const personName = style({
  // A name that comes later, or is longer, moves nothing beside it.
  inlineSize: '6rem',
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
});

export const skip = style({
  position: 'fixed',
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  zIndex: layer.toast,
  paddingBlock: space[12],
  paddingInline: space[20],
  borderRadius: vars.radius.control,
  backgroundColor: vars.brand.solid,
  color: vars.brand.onSolid,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});
