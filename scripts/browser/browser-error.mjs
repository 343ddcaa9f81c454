/** Its message is a finished Spanish sentence, shown as it is to the person who runs the tests. */
export class BrowserError extends Error {
  name = 'BrowserError';
}
