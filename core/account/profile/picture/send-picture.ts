import { ApiError, errorOfAnswer } from '../../../api/error';
import { SOMETHING_WENT_WRONG } from '../../../contract/message-of';

/**
 * Sends a file to a signed address with PUT and resolves with the path that `editProfile` takes (R182). `onProgress`
 * hears how much of it has gone out, 0..1. Rejects with an ApiError, or an AbortError when aborted. Fetch knows no
 * progress of what is sent, hence the older interface.
 */
export function sendPicture(
  url: string,
  file: Blob,
  { onProgress, signal }: { onProgress?: (part: number) => void; signal?: AbortSignal } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.responseType = 'text';
    request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onabort = () => reject(new DOMException('The upload was aborted', 'AbortError'));
    request.onerror = () => reject(new ApiError(0, 'NETWORK', SOMETHING_WENT_WRONG));
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status < 200 || request.status > 299)
        return reject(errorOfAnswer(request.status, answer, () => SOMETHING_WENT_WRONG));
      const path = (answer as { data?: unknown } | null)?.data;
      if (typeof path === 'string') resolve(path);
      else reject(new ApiError(request.status, 'BAD_RESPONSE', SOMETHING_WENT_WRONG));
    };
    if (signal?.aborted) return reject(new DOMException('The upload was aborted', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
