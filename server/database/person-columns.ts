type PersonTable<Id, FirstName, LastName, Role, Photo> = {
  id: Id;
  firstName: FirstName;
  lastName: LastName;
  role: Role;
  profileImageUrl: Photo;
};

/** Selection of `users`, or of an alias of it, for a name with its photo and badge. */
export function personColumns<Id, FirstName, LastName, Role, Photo>(
  person: PersonTable<Id, FirstName, LastName, Role, Photo>,
): PersonTable<Id, FirstName, LastName, Role, Photo> {
  const { id, firstName, lastName, role, profileImageUrl } = person;
  return { id, firstName, lastName, role, profileImageUrl };
}
