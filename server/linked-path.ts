import { realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectRoot } from './core/project-root.ts';

/**
 * The path of a file of the portal as the process was started with it. Behind a link to the release, such as `/srv/portal`,
 * it leads to the release that the link names by then, while `import.meta` has that of the start.
 * @param script as the process was called: Node leaves links in it, but not those of the working directory.
 */
export function findLinkedPath(file: string, script = process.argv[1] ?? file): string {
  for (let folder = dirname(script); folder !== dirname(folder); folder = dirname(folder)) {
    if (realpathSync(folder) === projectRoot) return join(folder, relative(projectRoot, file));
  }
  return file;
}
