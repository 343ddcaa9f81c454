export const slugOf = (name: string) => name.trim().toLowerCase().replace(/\s+/g, '-');
