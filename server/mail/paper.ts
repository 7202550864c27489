import { mailLink } from '@/core/contract/people/email';
import { escapeHtml as e } from '../http/escape';

export const INK = '#1c2430';
export const SOFT = '#5b6675';
export const LINE = '#e3e7ed';
export const FONT = "font-family:Roboto,'Segoe UI',Helvetica,Arial,sans-serif";

/** Mail programs know tables and inline styles, and little else. */
export const table = (body: string, style = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${style}">${body}</table>`;
export const row = (body: string) => `<tr>${body}</tr>`;
export const cell = (body: string, style = '', extra = '') =>
  `<td ${extra} style="${FONT};color:${INK};${style}">${body}</td>`;
export const small = (body: string) =>
  `<span style="font-size:13px;line-height:19px;color:${SOFT}">${body}</span>`;

export const heading = (text: string) =>
  `<h2 style="${FONT};margin:0 0 10px;font-size:16px;line-height:22px;font-weight:600;color:${INK}">${e(text)}</h2>`;
export const block = (body: string, border = true) =>
  row(cell(body, `padding:24px 32px;${border ? `border-top:1px solid ${LINE};` : ''}`));

/** Labels on one side, amounts on the other. */
export const pairs = (rows: readonly (readonly [string, string])[], isBold = false) =>
  rows
    .map(([left, right]) =>
      row(
        cell(
          left,
          `padding:4px 12px 4px 0;font-size:14px;line-height:20px;${isBold ? 'font-weight:600;padding-top:10px' : ''}`,
        ) +
          cell(
            right,
            `padding:4px 0;font-size:14px;line-height:20px;text-align:right;white-space:nowrap;${isBold ? 'font-weight:700;font-size:16px;padding-top:10px' : ''}`,
          ),
      ),
    )
    .join('');

/** How an agency is reached, in one line: links where they lead somewhere. */
export const contactWays = ({ email, phone }: { email: string | null; phone: string | null }): string =>
  [[email, mailLink(email)] as const, [phone, phone && `tel:${phone.replace(/[^\d+]/g, '')}`] as const]
    .filter(([words]) => words)
    .map(([words, link]) =>
      link ? `<a href="${e(link)}" style="color:${SOFT}">${e(words!)}</a>` : e(words!),
    )
    .join(' &nbsp;·&nbsp; ');
