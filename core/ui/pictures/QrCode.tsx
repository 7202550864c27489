import * as css from './QrCode.css';
import { qrPath } from './qr-path';

/** A text to scan; dark on light in every theme, as scanners want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={css.code}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
