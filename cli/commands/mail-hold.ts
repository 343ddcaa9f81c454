import { pauseMail, releaseMail } from '../../server/features/jobs/mail-hold.service.ts';
import type { Command } from '../core/command.ts';
import { formatCount } from '../core/format.ts';
import { withCurrentDatabase } from '../core/with-database.ts';

const hold: Command = {
  name: 'mail hold',
  usage: '',
  summary: 'Retiene los envíos de correo hasta «mail release», por ejemplo al recuperar la base de datos sin «restore»',
  run: (config) =>
    withCurrentDatabase(config, async (database) => {
      const isChanged = await pauseMail({ database }, { system: 'cli' });
      console.log(isChanged ? 'Ningún correo sale hasta «mail release».' : 'Los envíos ya estaban retenidos.');
      return 0;
    }),
};

const release: Command = {
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

export const mailHoldCommands = [hold, release];
