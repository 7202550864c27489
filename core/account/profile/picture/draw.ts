import { squareOf, type Crop } from './crop';

/** Side of the picture that is sent, in pixels: enough for the largest place where it is shown. */
export const SENT_SIDE = 512;

/** Draws the crop over the whole canvas, on white, for a JPEG knows no transparency. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The crop as a JPEG. Rejects when the browser can't make one. */
export function cropped(
  picture: ImageBitmap,
  crop: Crop,
  side: number = SENT_SIDE,
): Promise<{ blob: Blob; address: string }> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve({ blob, address: canvas.toDataURL('image/jpeg', 0.8) })
          : reject(new Error('The browser could not encode the picture')),
      'image/jpeg',
      0.9,
    ),
  );
}
