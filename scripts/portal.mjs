import { requireNodeVersion } from './node-version.mjs';

requireNodeVersion();
// Imported late: an old Node must report its version before it meets syntax that it cannot parse.
import('./start/command-line.mjs').then(({ runCommandLine }) => runCommandLine());
