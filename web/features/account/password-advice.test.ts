import { expect, it } from 'vitest';
import { passwordAdvice } from './new-password-field.tsx';

it.each(['123456', '20241225', 'aaaaaa', 'abcabc', 'qwerty', 'Contraseña1', 'dominicana!', 'clave2026'])(
  'advises against %s',
  (password) => expect(passwordAdvice(password)).toContain('frase larga'),
);

it.each(['', 'corta', 'colibrí que canta', 'tr7#Kq', 'dominicana y cacao'])('says nothing about %s', (password) =>
  expect(passwordAdvice(password)).toBeUndefined(),
);
