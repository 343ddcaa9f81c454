/** A new address, or a password by mail, unlinks the external accounts: an intruder may have linked one. */
export const keepIdentities = {
  label: 'Conservar mis cuentas externas enlazadas',
  help: 'Márcala si las reconoces todas. Si no, las desenlazamos y dejan de abrir tu cuenta.',
};
