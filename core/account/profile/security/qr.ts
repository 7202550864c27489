import { qrcode } from 'bwip-js/browser';
import { type BarcodeSymbol, pathContext } from '../../../ui/pictures/barcode-path';

// The symbol's own options are not among the package's types.
const LOOK = { bcid: 'qrcode', eclevel: 'M', scale: 1 };

/** The text as a QR code. Throws when it is too long. */
export const encodeQr = (text: string): BarcodeSymbol =>
  qrcode<BarcodeSymbol>({ ...LOOK, text }, pathContext());
