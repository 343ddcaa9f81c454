import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { nodeModules } from '../paths.mjs';

const ICON = /\/lucide-react\/.*\/icons\/[\w-]+\.mjs$/;
/** The keys are random, for React's development build only; the aliases would be class names that no style uses. */
const KEYS_AND_ALIASES = /, key: "\w+"|,\s*aliases: \[[^\]]*\]/g;

/**
 * Imports each icon from its own file. Through the library's index, which imports them all, the bundler could not tell
 * which pages show an icon, and would read 1700 files.
 */
export function iconFiles(): Plugin {
  const fileOf = new Map<string, string>();
  return {
    name: 'icon-files',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      const index = readFileSync(join(nodeModules, 'lucide-react/dist/esm/lucide-react.mjs'), 'utf8');
      for (const [, names = '', file = ''] of index.matchAll(/^export \{(.*)\} from '.\/icons\/([\w-]+)\.mjs'/gm)) {
        for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) fileOf.set(name, file);
      }
    },
    transform(code, id) {
      if (ICON.test(id)) return code.replace(KEYS_AND_ALIASES, '');
      return code.replace(/^import \{([^}]*)\} from 'lucide-react';/gm, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `import ${name} from 'lucide-react/icons/${fileOf.get(name)}';`)
          .join(' '),
      );
    },
  };
}
