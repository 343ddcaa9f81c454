import { requireNodeVersion } from './node-version.mjs';

requireNodeVersion();
// Imported late: an old Node must report its version before it meets syntax that it cannot parse.
import('./start/start-portal.mjs').then(({ runCommandLine }) => runCommandLine());
