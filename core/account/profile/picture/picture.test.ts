// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/error';
import { cropByKey, dragged, inside, frameOf, leastZoom, MAX_ZOOM, START, zoomed } from './crop';
import { openPicture, PictureError, pictureTypeOf, readFile } from './picture-file';
import { sendPicture } from './send-picture';

const bytes = (...parts: (string | number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const PNG = bytes([0x89], 'PNG\r\n', [0x1a], '\n');

afterEach(() => vi.unstubAllGlobals());

describe('a chosen file', () => {
  it('is known by its content, never by its name', () => {
    expect(pictureTypeOf(PNG)).toBe('image/png');
    expect(pictureTypeOf(bytes([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
    expect(pictureTypeOf(bytes('RIFF', [0, 0, 0, 0], 'WEBP'))).toBe('image/webp');
    expect(pictureTypeOf(bytes([0, 0, 0, 24], 'ftypheic'))).toBe('heic');
    for (const other of ['<svg xmlns=""/>', 'GIF89a', 'RIFF0000WAVE', '', '%PDF-1.7'])
      expect(pictureTypeOf(bytes(other))).toBeNull();
  });
  const problem = (file: Blob, signal?: AbortSignal) =>
    openPicture(file, signal).then(
      () => 'none',
      (error: PictureError) => error.problem,
    );
  it('R180 is refused over 5 MB before it is read', async () => {
    const read = vi.spyOn(FileReader.prototype, 'readAsArrayBuffer');
    expect(await problem(new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]))).toBe('too-large');
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });
  it('R180 5 MB to the byte are not too much', async () => {
    expect(await problem(new Blob([new Uint8Array(5 * 1024 * 1024)]))).toBe('not-a-picture');
  });
  it('is refused when it only claims to be a picture', async () => {
    expect(await problem(new File([bytes('<script>')], 'me.png', { type: 'image/png' }))).toBe(
      'not-a-picture',
    );
    expect(await problem(new File([bytes([0, 0, 0, 24], 'ftypheic')], 'me.jpg'))).toBe('heic');
  });
  it('is refused when the browser can’t draw it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')));
    expect(await problem(new Blob([PNG]))).toBe('damaged');
  });
  it('R181 reading that is aborted or fails is told as such', async () => {
    const abort = new AbortController();
    abort.abort();
    await expect(readFile(new Blob([PNG]), abort.signal)).rejects.toMatchObject({ problem: 'aborted' });
    vi.stubGlobal(
      'FileReader',
      class {
        onerror: (() => void) | undefined;
        readAsArrayBuffer = () => queueMicrotask(() => this.onerror?.());
      },
    );
    await expect(readFile(new Blob([PNG]))).rejects.toMatchObject({ problem: 'failed' });
  });
});

describe('the crop', () => {
  const wide = { width: 800, height: 400 };
  const isInside = (crop: typeof START) => {
    const { left, top, width: side } = frameOf(wide, crop);
    const slack = 1e-9;
    return left >= -slack && top >= -slack && left + side <= 800 + slack && top + side <= 400 + slack;
  };
  it('begins with as much as fits, in the middle', () => {
    expect(frameOf(wide, START)).toEqual({ left: 200, top: 0, width: 400, height: 400 });
  });
  it('R395 has the shape of a logo, and shows a picture of another shape whole', () => {
    const logo = { ...START, aspect: 16 / 9, fitsWhole: true };
    expect(frameOf({ width: 160, height: 90 }, logo)).toEqual({ left: 0, top: 0, width: 160, height: 90 });
    const sign = { width: 1_600, height: 225 };
    expect(leastZoom(sign, logo)).toBe(0.25);
    const whole = inside(sign, { ...logo, zoom: 0, x: 0.1 });
    expect(whole).toMatchObject({ zoom: 0.25, x: 0.5, y: 0.5, aspect: 16 / 9 });
    expect(frameOf(sign, whole)).toEqual({ left: 0, top: -337.5, width: 1_600, height: 900 });
  });
  it('follows the finger: the picture goes right, the frame left', () => {
    expect(frameOf(wide, dragged(wide, START, 0.25, 0)).left).toBe(100);
  });
  it('never leaves the picture, however it is dragged and zoomed', () => {
    let crop = START;
    for (const [right, down, zoom] of [
      [5, 5, 3],
      [-9, 0, 0.1],
      [-9, -9, 99],
      [0.2, 9, 1],
      [3, -3, 2],
    ] as const) {
      crop = zoomed(wide, dragged(wide, crop, right, down), zoom);
      expect(isInside(crop)).toBe(true);
      expect(crop.zoom).toBeGreaterThanOrEqual(1);
      expect(crop.zoom).toBeLessThanOrEqual(MAX_ZOOM);
    }
    expect(isInside(inside(wide, { x: -1, y: 2, zoom: 0 }))).toBe(true);
  });
  it('obeys the keyboard: arrows, finer with Shift, plus, minus, Home', () => {
    const near = zoomed(wide, START, 2);
    const right = cropByKey(wide, near, 'ArrowRight')!;
    const finer = cropByKey(wide, near, 'ArrowRight', true)!;
    expect(right.x).toBeGreaterThan(finer.x);
    expect(finer.x).toBeGreaterThan(near.x);
    expect(cropByKey(wide, near, 'ArrowUp')!.y).toBeLessThan(near.y);
    expect(cropByKey(wide, near, '+')!.zoom).toBeGreaterThan(2);
    expect(cropByKey(wide, near, '-')!.zoom).toBeLessThan(2);
    expect(cropByKey(wide, right, 'Home')).toEqual(START);
    expect(cropByKey(wide, near, 'Tab')).toBeUndefined();
  });
});

describe('sending', () => {
  class Request {
    static last: Request;
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 200;
    responseText = '{"data":"/files/p1"}';
    sent: unknown[] = [];
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    constructor() {
      Request.last = this;
    }
    open = (...what: unknown[]) => this.sent.push(...what);
    setRequestHeader = (...what: unknown[]) => this.sent.push(...what);
    send = (file: unknown) => this.sent.push(file);
    abort = () => this.onabort?.();
  }
  const send = (signal?: AbortSignal) => {
    vi.stubGlobal('XMLHttpRequest', Request);
    const seen: number[] = [];
    const file = new Blob([PNG], { type: 'image/png' });
    const done = sendPicture('/files/upload/t', file, {
      onProgress: (part) => seen.push(part),
      ...(signal ? { signal } : {}),
    });
    return { done, seen, file, request: Request.last };
  };
  it('R182 puts the file to the signed address, tells the progress and resolves with the path', async () => {
    const { done, seen, file, request } = send();
    request.upload.onprogress?.({ loaded: 1, total: 4 });
    request.onload?.();
    expect(await done).toBe('/files/p1');
    expect(seen).toEqual([0.25]);
    expect(request.sent).toEqual(['PUT', '/files/upload/t', 'content-type', 'image/png', file]);
  });
  it('R182 rejects with the server’s words, and with none of a page that is no answer of ours', async () => {
    const refused = send();
    Object.assign(refused.request, { status: 413, responseText: '{"data":"Maximum image size is 5MB"}' });
    refused.request.onload?.();
    await expect(refused.done).rejects.toMatchObject({ status: 413, message: 'Maximum image size is 5MB' });
    const odd = send();
    odd.request.responseText = '<html>';
    odd.request.onload?.();
    await expect(odd.done).rejects.toBeInstanceOf(ApiError);
    const lost = send();
    lost.request.onerror?.();
    await expect(lost.done).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
  });
  it('stops when it is told to', async () => {
    const abort = new AbortController();
    const { done } = send(abort.signal);
    abort.abort();
    await expect(done).rejects.toMatchObject({ name: 'AbortError' });
  });
});
