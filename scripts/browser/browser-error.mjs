/** Its message is a finished Spanish sentence. */
export class BrowserError extends Error {
  name = 'BrowserError';
}
