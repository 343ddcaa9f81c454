import type { LinkOutcome } from '#contract/account/external-login.contract.ts';

export const linkOutcomes: Record<LinkOutcome, string> = {
  enlazada: 'Tu cuenta externa quedó enlazada: con ella también entras a la tuya.',
  rechazado: 'No diste permiso en tu cuenta externa, y no quedó enlazada.',
  fallo: 'No se pudo enlazar tu cuenta externa. Inténtalo de nuevo.',
  'no-disponible': 'Tu cuenta externa no responde en este momento. Inténtalo más tarde.',
  'sin-confirmar': 'Antes de enlazarla tienes que confirmar que eres tú. Inténtalo de nuevo.',
  'otro-correo': 'Esa cuenta externa no tiene verificado el mismo correo que tu cuenta de este portal.',
  'de-otra-cuenta': 'Esa cuenta externa ya abre otra cuenta de este portal.',
  mantenimiento: 'El portal está en mantenimiento y por ahora no enlaza cuentas. Inténtalo más tarde.',
};
