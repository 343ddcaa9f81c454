import type { Visibility } from '#contract/account/account.contract.ts';

export const visibilityLabels: Record<Visibility, { choice: string; remark: string }> = {
  members: { choice: 'Todos los miembros', remark: 'Lo ven todos los miembros' },
  connections: { choice: 'Solo mis conexiones', remark: 'Lo ven solo tus conexiones' },
  nobody: { choice: 'Nadie', remark: 'No lo ve ningún otro miembro' },
};
