export const BLOCK_EFFECT =
  'Tú y la persona que bloqueas no podrán escribirse ni ver el perfil del otro. Lo que publican en el foro se sigue viendo.';
