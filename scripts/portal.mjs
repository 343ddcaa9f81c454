import { requireNodeVersion } from './node-version.mjs';

requireNodeVersion();
// Imported late: an old Node must be able to say so before it meets modules that it cannot read.
import('./start/command-line.mjs').then(({ runCommandLine }) => runCommandLine());
