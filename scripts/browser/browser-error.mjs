/** Its message is a finished Spanish sentence: it reaches the person who runs the tests as it is. */
export class BrowserError extends Error {
  name = 'BrowserError';
}
