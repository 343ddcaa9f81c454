import * as z from 'zod/mini';

/**
 * Default messages, for fields without one of their own. zod ships Spanish messages, but they are ungrammatical and
 * name types that no business owner knows.
 */
function spanishMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'Este campo es obligatorio'
        : 'El valor no es del tipo esperado';
    case 'too_small':
      return issue.origin === 'string'
        ? `Debe tener al menos ${issue.minimum} caracteres`
        : `Debe ser ${issue.minimum} o más`;
    case 'too_big':
      return issue.origin === 'string'
        ? `No puede exceder ${issue.maximum} caracteres`
        : `Debe ser ${issue.maximum} o menos`;
    case 'invalid_value':
      return 'La opción elegida no es válida';
    case 'unrecognized_keys':
      return 'Hay campos que no se reconocen';
    default:
      return 'El valor no es válido';
  }
}

z.config({ customError: spanishMessage });
