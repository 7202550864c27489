import type PDFDocument from 'pdfkit';
import { encode } from 'uqr';

/** Draws a text to scan as a square `side` points wide, on white so that it is read on any ground. */
export function drawCode(
  doc: InstanceType<typeof PDFDocument>,
  text: string,
  { x, y, side, color }: { x: number; y: number; side: number; color: string },
): void {
  const { size, data } = encode(text, { border: 1 });
  const cell = side / size;
  doc.rect(x, y, side, side).fill('#ffffff');
  for (const [row, cells] of data.entries())
    for (const [column, on] of cells.entries())
      if (on) doc.rect(x + column * cell, y + row * cell, cell, cell).fill(color);
}
