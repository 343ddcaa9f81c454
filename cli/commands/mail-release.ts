import { releaseMail } from '../../server/features/admin-jobs/mail-hold.service.ts';
import type { Command } from '../core/command.ts';
import { formatCount } from '../core/format.ts';
import { withCurrentDatabase } from '../core/with-database.ts';

export const mailRelease: Command = {
  name: 'mail release',
  usage: '',
  summary: 'Reanuda los envíos de correo, que quedan retenidos después de restaurar una copia',
  run: (config) =>
    withCurrentDatabase(config, async (database) => {
      const waiting = await releaseMail({ database }, { system: 'cli' });
      console.log(
        waiting === undefined
          ? 'Los envíos no estaban retenidos.'
          : `Los envíos se reanudan; esperaban ${formatCount(waiting, 'correo', 'correos')}.`,
      );
      return 0;
    }),
};
