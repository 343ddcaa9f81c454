// Serves the portal. Settings come from the environment, and from the file .env beside this one.
import { fileURLToPath } from 'node:url';
import { requireSettings } from './load-settings.mjs';

requireSettings(fileURLToPath(new URL('.env', import.meta.url)));
await import('./dist/server/main.js');
