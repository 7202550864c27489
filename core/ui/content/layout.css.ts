import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, type Space } from '@/themes/scale';

export const stack = style({ display: 'flex', flexDirection: 'column' });
export const inline = style({ display: 'flex', flexDirection: 'row' });
export const wrap = style({ flexWrap: 'wrap' });
export const gap = styleVariants(space as Record<Space, string>, (value) => [{ gap: value }]);

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
export const spacer = style({ flex: '1 1 auto' });
export const grow = style({ flex: '1 1 0', minInlineSize: 0 });
/** Rather takes a line of its own than less than this. */
export const growWrapped = style({ flex: '1 1 13rem', minInlineSize: 0 });

export const phoneColumns = createVar();
export const tabletColumns = createVar();
export const desktopColumns = createVar();
export const grid = style({ display: 'grid' });
export const fixedGrid = style({
  gridTemplateColumns: `repeat(${phoneColumns}, minmax(0, 1fr))`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: `repeat(${tabletColumns}, minmax(0, 1fr))` },
    [media.desktop]: { gridTemplateColumns: `repeat(${desktopColumns}, minmax(0, 1fr))` },
  },
});
export const smallest = createVar();
export const fluidGrid = style({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${smallest}), 1fr))`,
});

export const split = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gap: space[32] } },
});
export const splitColumns = styleVariants({
  startnarrow: { '@media': { [media.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)' } } },
  startwide: { '@media': { [media.desktop]: { gridTemplateColumns: '23rem minmax(0, 1fr)' } } },
  endnarrow: { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' } } },
  endwide: { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 23rem' } } },
});
export const asideFirst = style({ '@media': { [media.desktop]: { order: -1 } } });
export const stickyAside = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: '5.5rem',
      maxBlockSize: 'calc(100dvh - 7rem)',
      overflowY: 'auto',
    },
  },
});

export const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: space[16],
  '@media': { [media.tablet]: { paddingInline: space[24] }, [media.desktop]: { paddingInline: space[32] } },
});
export const containerWidth = styleVariants({
  form: { maxInlineSize: '30rem' },
  text: { maxInlineSize: '46rem' },
  page: { maxInlineSize: '76rem' },
  wide: { maxInlineSize: '92rem' },
});

export const divider = style({
  border: 0,
  margin: 0,
  inlineSize: '100%',
  blockSize: '1px',
  flex: 'none',
  background: vars.border.hairline,
});
export const dividerVertical = style({
  inlineSize: '1px',
  blockSize: 'auto',
  alignSelf: 'stretch',
  flex: 'none',
  background: vars.border.hairline,
});

export const showFrom = styleVariants({
  tablet: { display: 'none', '@media': { [media.tablet]: { display: 'contents' } } },
  desktop: { display: 'none', '@media': { [media.desktop]: { display: 'contents' } } },
});
export const showUntil = styleVariants({
  tablet: { display: 'contents', '@media': { [media.tablet]: { display: 'none' } } },
  desktop: { display: 'contents', '@media': { [media.desktop]: { display: 'none' } } },
});
