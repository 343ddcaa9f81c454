import { requireNodeVersion } from './node-version.mjs';

requireNodeVersion();
const [part, ...args] = process.argv.slice(2);
import('./test/run-tests.mjs').then(({ runTests }) => runTests(part, args));
