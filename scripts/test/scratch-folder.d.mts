export function createScratchFolder(): string;
