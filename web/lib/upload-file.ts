import type { AnyEndpoint, ResponseOf } from '#contract/endpoint.ts';
import { apiPath } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { PATIENCE_MS } from './api-transport.ts';

/** Bytes per millisecond of the slowest connection that is waited for. */
const SLOWEST = 4;

interface UploadOptions {
  query?: Record<string, string>;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** The body is the raw file. XMLHttpRequest, because `fetch` reports no upload progress. */
export function uploadFile<E extends AnyEndpoint>(
  endpoint: E,
  file: Blob,
  { query = {}, onProgress, signal }: UploadOptions = {},
): Promise<ResponseOf<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, apiPath(endpoint.path, {}, query));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', file.type);
    let timer: ReturnType<typeof setTimeout>;
    let isStalled = false;
    const wait = (more = 0) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isStalled = true;
        request.abort();
      }, PATIENCE_MS + more);
    };
    wait();
    request.upload.onprogress = ({ loaded, total }) => {
      // The last bytes count as sent once the browser's buffers hold them, and travel from there.
      wait(loaded < total ? 0 : total / SLOWEST);
      onProgress?.(loaded / total);
    };
    request.onloadend = () => clearTimeout(timer);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status <= 299) resolve(JSON.parse(responseText) as ResponseOf<E>);
      else reject(new ApiError(status, responseText || statusText));
    };
    request.onerror = () => reject(new TypeError('the file could not be sent'));
    request.onabort = () =>
      reject(isStalled ? new TypeError('the file stopped moving') : new DOMException('cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
