import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';

export const off = style({});
export const on = style({});
globalStyle(`${on} svg`, { fill: vars.danger.text, color: vars.danger.text });
