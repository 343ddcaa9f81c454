type PersonTable<Id, FirstName, LastName, Role, Photo> = {
  id: Id;
  firstName: FirstName;
  lastName: LastName;
  role: Role;
  profileImageUrl: Photo;
};

/** Selects from `users` or an alias of it. */
export function personColumns<Id, FirstName, LastName, Role, Photo>(
  person: PersonTable<Id, FirstName, LastName, Role, Photo>,
): PersonTable<Id, FirstName, LastName, Role, Photo> {
  const { id, firstName, lastName, role, profileImageUrl } = person;
  return { id, firstName, lastName, role, profileImageUrl };
}
