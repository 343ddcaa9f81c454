/** As the spec derives it: in lower case, hyphens for spaces. */
export const slugOf = (name: string) => name.trim().toLowerCase().replace(/\s+/g, '-');
