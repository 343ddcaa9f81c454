import { extraStatesOf } from './screen-states.ts';
import { siteRoutes, type Viewer } from './site-routes.ts';

/** One state of one page, for one kind of viewer. */
export interface ScreenState {
  route: string;
  viewer: Viewer;
  /** `filled`, `empty`, `missing`, `loading`, `failing`, or the name of a query or a dialog. */
  state: string;
}

export const WIDTHS = [360, 768, 1280] as const;
export const SCHEMES = ['light', 'dark'] as const;

/** Filters of the command line: parts of routes, `--states=filled,empty` and `--viewers=member`. */
export function selectScreens(words: readonly string[]): ScreenState[] {
  const option = (name: string) =>
    words
      .find((word) => word.startsWith(`--${name}=`))
      ?.split('=')[1]
      ?.split(',');
  const [states, viewers] = [option('states'), option('viewers')];
  const paths = words.filter((word) => word.startsWith('/'));
  return allScreens().filter(
    ({ route, viewer, state }) =>
      (paths.length === 0 || paths.includes(route)) &&
      (!viewers || viewers.includes(viewer)) &&
      (!states || states.includes(state)),
  );
}

function allScreens(): ScreenState[] {
  return siteRoutes.flatMap(({ path, views }) => {
    const asAdmin = views.some(({ viewer }) => viewer === 'admin') ? [] : extraStates(path, 'admin');
    return [
      ...views.flatMap(({ viewer, isFixed }) =>
        statesOf(path, viewer, isFixed).map((state) => ({ route: path, viewer, state })),
      ),
      ...asAdmin.map((state): ScreenState => ({ route: path, viewer: 'admin', state })),
    ];
  });
}

function extraStates(path: string, viewer: Viewer): string[] {
  const { queries, dialogs } = extraStatesOf(path, viewer);
  return [...Object.keys(queries), ...Object.keys(dialogs)];
}

function statesOf(path: string, viewer: Viewer, isFixed = false): string[] {
  if (isFixed) return ['filled'];
  return ['filled', path.includes('/:') ? 'missing' : 'empty', 'loading', 'failing', ...extraStates(path, viewer)];
}
