/** Closes what lies over the page: an open menu or dialog. */
export type Layer = () => void;

/** The innermost comes last. */
export const openLayers = new Set<Layer>();
