import { requireNodeVersion } from './node-version.mjs';

requireNodeVersion();
const args = process.argv.slice(2);
import('./test/run-spec.mjs').then(({ runSpec }) => runSpec(args));
