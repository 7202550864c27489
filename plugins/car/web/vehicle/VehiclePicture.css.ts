import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import type { Paint } from './shape-of';

const paint = createVar();

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
/** As wide and high as a drawn one. */
export const photo = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '240 / 92',
  objectFit: 'contain',
});

const mixed = (color: string, share: number, other: string) =>
  ({ vars: { [paint]: `color-mix(in oklab, ${color} ${share}%, ${other})` } }) as const;
export const paints = styleVariants({
  brand: mixed(vars.brand.primary, 88, '#fff'),
  deep: mixed(vars.brand.primary, 52, '#0b1220'),
  silver: mixed(vars.brand.primary, 10, '#c3c8d0'),
  graphite: mixed(vars.brand.primary, 12, '#4a5160'),
  pale: mixed(vars.brand.primary, 5, '#eef0f3'),
} satisfies Record<Paint, unknown>);

export const body = style({ fill: paint });
export const edge = style({ fill: 'none', stroke: 'rgb(10 16 28 / 28%)', strokeWidth: 0.8 });
export const glass = style({ fill: `color-mix(in oklab, ${vars.brand.primary} 14%, #26303f)` });
export const shine = style({ fill: 'rgb(255 255 255 / 16%)' });
export const seam = style({
  fill: 'none',
  stroke: 'rgb(10 16 28 / 26%)',
  strokeWidth: 0.9,
  strokeLinecap: 'round',
});
export const handle = style({ stroke: 'rgb(10 16 28 / 45%)', strokeWidth: 1.6, strokeLinecap: 'round' });
export const trim = style({ fill: '#2b313b' });
export const arch = style({ fill: '#161a21' });
export const tyre = style({ fill: '#20252d' });
export const rim = style({ fill: '#b9bfc8' });
export const spoke = style({ stroke: '#7d848f', strokeWidth: 1.8, strokeLinecap: 'round' });
export const hub = style({ fill: '#6b727d' });
export const front = style({ fill: '#fdf6e3', stroke: 'rgb(10 16 28 / 30%)', strokeWidth: 0.6 });
export const back = style({ fill: '#d8453e' });
export const shadow = style({
  fill: 'rgb(10 16 28 / 16%)',
  selectors: { ':root[data-theme="dark"] &': { fill: 'rgb(0 0 0 / 40%)' } },
});
