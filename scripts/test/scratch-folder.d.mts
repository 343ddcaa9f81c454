export function makeScratchFolder(): string;
