import { switchMaintenance } from '../../server/features/status/maintenance.service.ts';
import { CliError, type Command, UsageError } from '../core/command.ts';
import { withCurrentDatabase } from '../core/with-database.ts';

export const maintenance: Command = {
  name: 'maintenance',
  usage: 'on|off [--reason "<frase>"]',
  words: 1,
  options: ['reason'],
  summary: 'Pone el portal en solo lectura, o lo abre de nuevo; quien intente cambiar algo lee la frase',
  run: (config, { positionals, options: { reason } }) => {
    const [state] = positionals;
    if (state !== 'on' && state !== 'off') {
      throw new UsageError('Indica «maintenance on» o «maintenance off».');
    }
    if (state === 'off' && reason) throw new UsageError('--reason va con «maintenance on».');
    if (reason.length > 300) throw new CliError('La frase tiene más de 300 caracteres.');
    return withCurrentDatabase(config, async (database) => {
      const isChanged = await switchMaintenance({ database }, { system: 'cli' }, { on: state === 'on', reason });
      const now = state === 'on' ? 'El portal solo se puede leer' : 'En el portal se puede escribir';
      console.log(isChanged ? `${now}, desde ya y en todos sus procesos.` : `${now}; ya era así.`);
      return 0;
    });
  },
};
