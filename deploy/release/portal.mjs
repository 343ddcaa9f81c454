// The operator's commands: node portal.mjs --help. Settings as in start.mjs.
import { fileURLToPath } from 'node:url';
import { requireSettings } from './load-settings.mjs';

const words = process.argv.slice(2);
const isHelp = words.length === 0 || words.some((word) => word === '--help' || word === '-h');
if (!isHelp) requireSettings(fileURLToPath(new URL('.env', import.meta.url)));
await import('./dist/server/portal.js');
