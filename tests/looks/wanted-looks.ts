import { sidesOf } from './examples.ts';
import { siteRoutes, type Viewer } from './site-routes.ts';

/** One state of one page, for one kind of person. */
export interface Look {
  route: string;
  viewer: Viewer;
  /** `filled`, `empty`, `missing`, `loading`, `failing`, or the name of a query or a dialog. */
  state: string;
}

export const WIDTHS = [360, 768, 1280] as const;
export const SCHEMES = ['light', 'dark'] as const;

/** Words of the command line: parts of routes, `--states=filled,empty` and `--viewers=member`. */
export function wantedLooks(words: readonly string[]): Look[] {
  const option = (name: string) =>
    words
      .find((word) => word.startsWith(`--${name}=`))
      ?.split('=')[1]
      ?.split(',');
  const [states, viewers] = [option('states'), option('viewers')];
  const paths = words.filter((word) => word.startsWith('/'));
  return allLooks().filter(
    ({ route, viewer, state }) =>
      (paths.length === 0 || paths.includes(route)) &&
      (!viewers || viewers.includes(viewer)) &&
      (!states || states.includes(state)),
  );
}

function allLooks(): Look[] {
  return siteRoutes.flatMap(({ path, views }) => {
    const asAdmin = views.some(({ viewer }) => viewer === 'admin') ? [] : sideStates(path, 'admin');
    return [
      ...views.flatMap(({ viewer, isFixed }) =>
        statesOf(path, viewer, isFixed).map((state) => ({ route: path, viewer, state })),
      ),
      ...asAdmin.map((state): Look => ({ route: path, viewer: 'admin', state })),
    ];
  });
}

function sideStates(path: string, viewer: Viewer): string[] {
  const { queries, dialogs } = sidesOf(path, viewer);
  return [...Object.keys(queries), ...Object.keys(dialogs)];
}

function statesOf(path: string, viewer: Viewer, isFixed = false): string[] {
  if (isFixed) return ['filled'];
  return ['filled', path.includes('/:') ? 'missing' : 'empty', 'loading', 'failing', ...sideStates(path, viewer)];
}
