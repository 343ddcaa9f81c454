import { requireNodeVersion } from './node-version.mjs';

requireNodeVersion();
const [selection, ...args] = process.argv.slice(2);
import('./test/run-tests.mjs').then(({ runTests }) => runTests(selection, args));
