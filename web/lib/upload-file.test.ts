import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { photoContract } from '#contract/profile/profile.contract.ts';
import { uploadFile } from './upload-file.ts';

let request: TestRequest;

class TestRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onabort?: () => void;
  constructor() {
    request = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort?.();
  }
}

vi.stubGlobal('XMLHttpRequest', TestRequest);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits for the last bytes, which the browser counts as sent while they still travel', async () => {
  const failed = vi.fn();
  uploadFile(photoContract.savePhoto, new Blob(['x'], { type: 'image/jpeg' })).catch(failed);
  request.upload.onprogress?.({ loaded: 100_000, total: 400_000 });
  await vi.advanceTimersByTimeAsync(19_000);
  request.upload.onprogress?.({ loaded: 400_000, total: 400_000 });
  await vi.advanceTimersByTimeAsync(119_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(failed).toHaveBeenCalledWith(new TypeError('the file stopped moving'));
});
