import type { LoginRefusal } from '#contract/account/external-login.contract.ts';

export const loginRefusals: Record<LoginRefusal, string> = {
  rechazado: 'No diste permiso para entrar con tu cuenta externa. Puedes intentarlo otra vez o usar tu contraseña.',
  fallo: 'No pudimos entrar con tu cuenta externa. Inténtalo de nuevo o usa tu contraseña.',
  'no-disponible': 'Tu cuenta externa no responde en este momento. Usa tu contraseña o inténtalo más tarde.',
  'sin-correo':
    'Tu cuenta externa no nos dio un correo, y lo necesitamos para reconocerte. Entra con tu contraseña o crea tu cuenta aquí.',
  'correo-sin-verificar':
    'Ya hay una cuenta con ese correo, pero tu cuenta externa no lo tiene verificado. Entra con tu contraseña.',
  suspendida: 'Tu cuenta está suspendida. Escríbenos si crees que es un error.',
  'espera-contrasena':
    'Tu cuenta espera una contraseña nueva. Elígela con «¿Olvidaste tu contraseña?» y entra con ella.',
  'correo-reservado':
    'Ese correo era de una cuenta que cambió de dirección hace poco. Si la cuenta es tuya y no la cambiaste tú, usa el enlace del correo que te enviamos.',
  'sin-enlazar':
    'Esa cuenta externa no está enlazada a la tuya. Entra de otra manera y enlázala en «Seguridad y datos».',
  mantenimiento: 'El portal está en mantenimiento y por ahora no crea ni enlaza cuentas. Inténtalo más tarde.',
};
