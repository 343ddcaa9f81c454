// Serves the portal. Settings come from the environment, and from the file .env beside this one.
import { existsSync } from 'node:fs';

const settings = new URL('.env', import.meta.url);
if (existsSync(settings)) process.loadEnvFile(settings);
await import('./dist/server/main.js');
