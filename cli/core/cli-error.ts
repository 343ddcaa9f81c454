/** Operator error: its message is a finished Spanish sentence. */
export class CliError extends Error {}
