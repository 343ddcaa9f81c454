interface Identified {
  id: string;
}

export const memberPath = ({ id }: Identified) => `/members/${id}`;
export const messagesPath = ({ id }: Identified) => `/mensajes/${id}`;
export const pendingTabPath = '/networking?pestana=pendientes';
