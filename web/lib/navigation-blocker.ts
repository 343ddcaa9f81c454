type Gate = (path: string, leave: () => void) => boolean;

let gate: Gate | undefined;

/** If blocked, `leave` runs on confirmation. */
export const isNavigationBlocked: Gate = (path, leave) => gate?.(path, leave) ?? false;

/** Set by forms, so that pages without any load no blocker. */
export const setNavigationGate = (asked: Gate) => {
  gate = asked;
};
