type Gate = (path: string, leave: () => void) => boolean;

let gate: Gate | undefined;

/** Whether navigation to `path` is blocked by unsaved changes; if so, `leave` runs on confirmation. */
export const isNavigationBlocked: Gate = (path, leave) => gate?.(path, leave) ?? false;

/** By the forms that block, so that a page without any loads nothing for it. */
export const setNavigationGate = (asked: Gate) => {
  gate = asked;
};
