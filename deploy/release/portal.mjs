// The operator's commands: node portal.mjs --help. Settings as in start.mjs.
import { existsSync } from 'node:fs';

const settings = new URL('.env', import.meta.url);
if (existsSync(settings)) process.loadEnvFile(settings);
await import('./dist/server/portal.js');
