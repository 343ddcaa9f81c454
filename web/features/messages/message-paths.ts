export const conversationPath = (memberId: string) => `/mensajes/${memberId}`;

export const profilePath = (memberId: string) => `/members/${memberId}`;
