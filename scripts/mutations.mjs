import { requireNodeVersion } from './node-version.mjs';

requireNodeVersion();
const args = process.argv.slice(2);
import('./test/run-mutations.mjs').then(({ runMutations }) => runMutations(args));
