/** Operator error: its message is a finished Spanish sentence. */
export class BackupError extends Error {}

export class DamagedBackupError extends BackupError {
  constructor(path: string, detail: string, options?: ErrorOptions) {
    super(`La copia ${path} está dañada: ${detail}. No la uses; elige otra con «backup list».`, options);
  }
}
