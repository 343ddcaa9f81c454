/** What the operator did wrong or can mend; its message is a finished Spanish sentence. */
export class CliError extends Error {}
