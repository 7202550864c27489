import { frameOf, type Crop } from './crop';

/** Side of the picture that is sent, in pixels: enough for the largest place where it is shown. */
export const SENT_SIDE = 512;

/** How a crop is sent. */
export interface Sent {
  /** Width in pixels. */
  width: number;
  /** A JPEG knows no transparency and stands on white. */
  type: 'image/jpeg' | 'image/png';
}

/** Draws the crop over the whole canvas, on white unless it may stay transparent. */
export function drawCrop(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  crop: Crop,
  isTransparent = false,
): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, width, height } = frameOf(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (!isTransparent) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const scale = canvas.width / width;
  context.drawImage(
    picture,
    -left * scale,
    -top * scale,
    picture.width * scale,
    picture.height * (canvas.height / height),
  );
}

/** The crop as a file, and the same as an address to show. Rejects when the browser can't make one. */
export function cropped(
  picture: ImageBitmap,
  crop: Crop,
  { width, type }: Sent = { width: SENT_SIDE, type: 'image/jpeg' },
): Promise<{ blob: Blob; address: string }> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(width / (crop.aspect ?? 1));
  drawCrop(canvas, picture, crop, type === 'image/png');
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve({ blob, address: canvas.toDataURL(type, 0.8) })
          : reject(new Error('The browser could not encode the picture')),
      type,
      0.9,
    ),
  );
}
