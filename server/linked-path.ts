import { realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectRoot } from './core/project-root.ts';

/**
 * Path of a file of the portal as the process was started with it. Behind a link to the release, such as `/srv/portal`,
 * it follows the link anew, while `import.meta` keeps the release of the start. Node leaves links in `script`, but not
 * those of the working directory.
 */
export function findLinkedPath(file: string, script = process.argv[1] ?? file): string {
  for (let folder = dirname(script); folder !== dirname(folder); folder = dirname(folder)) {
    if (realpathSync(folder) === projectRoot) return join(folder, relative(projectRoot, file));
  }
  return file;
}
