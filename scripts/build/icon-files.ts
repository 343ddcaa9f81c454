import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { nodeModules } from '../paths.mjs';

const ICON = /\/lucide-react\/.*\/icons\/[\w-]+\.mjs$/;
/**
 * Only paths are drawn: keys serve React's development build, names and aliases become class names that no style uses.
 */
const UNUSED = /, key: "\w+"|,\s*aliases: \[[^\]]*\]|name: "[\w-]+",|size: 24,/g;

const COMPONENT = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
/** Sizes, contexts and strokes are classes here: saves 1 KiB of every page. */
const PLAIN_COMPONENT = `import { createElement } from 'react';
const attributes = {
  xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
  strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': 'true',
};
export default ({ node }) => (props) =>
  createElement('svg', { ...attributes, ...props }, ...node.map((shape) => createElement(...shape)));`;

/** Through the library's index the bundler could not tell which pages show an icon, and would read 1700 files. */
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
    load: (id) => (COMPONENT.test(id) ? PLAIN_COMPONENT : undefined),
    transform(code, id) {
      if (ICON.test(id)) return code.replace(UNUSED, '');
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
