import { pdf417 } from 'bwip-js/browser';
import { type BarcodeSymbol, pathContext } from '@/core/ui/pictures/barcode-path';

// The symbol's own options are not among the package's types.
const LOOK = { bcid: 'pdf417', columns: 3, rowmult: 3, scale: 1 };

/** The text as PDF417, the symbol of paper boarding passes. Throws when the text does not fit. */
export const encodeBarcode = (text: string): BarcodeSymbol =>
  pdf417<BarcodeSymbol>({ ...LOOK, text }, pathContext());
