/** Columns of the downloaded file: names, beginnings (`is_`) and endings (`_at`), then their meaning. */
const MEANINGS = `
id, _id, number, _ref: número con el que el portal distingue una cosa, una cuenta o una persona
_at, at, date, day, trusted_since: fecha; con hora, en hora universal (UTC)
time, duration: hora y duración de un evento
is_, has_, given, registration_required, shares_title: sí (true) o no (false)
_by: cuenta de quien lo hizo
version, sequence, hash, previous_hash, counter, last_counter, group_key: números con los que el portal sabe si algo cambió
first_name, last_name, name, actor_name: nombre y apellido, o nombre de una cosa
email, phone, website, location: correo, teléfono, sitio web y lugar
email_visibility, phone_visibility: quién ve tu correo y tu teléfono
company, position, charge, bio: empresa, cargo y presentación; en las ponencias y en el registro de acciones, position es el orden
profile_image_url, alt, width, height: foto, y texto y medidas de una imagen
role, auth_provider, issuer, transports: rol, y forma en que entras
suspended_reason, taken_down_reason, cancellation_reason, return_reason, reason: motivo
skill, level: habilidad y nivel
title, subject, excerpt, description: título, asunto, resumen y descripción; en una cuenta externa, subject es tu número allí
content, body, text, message, note, answer, answers, questions, detail, details: texto, respuestas y detalles
category, type, kind, purpose, group, target_type: categoría, tipo, finalidad o grupo
status, publication: en qué estado está
action, target_label: qué se hizo, y con qué
href: dirección de una página del portal
network: red desde la que se entró, abreviada
mail, site: si quieres ese aviso por correo y en el portal
likes, comments_count, tombstone_count, registered_count, count, refusals, skipped: cuántos
capacity, price, member_price: cupo y precio de un evento
speakers, topics: expositores y temas
`;

export const columnMeanings = MEANINGS.trim()
  .split('\n')
  .map((line) => {
    const [names = '', meaning = ''] = line.split(/: (.*)/);
    return { names: names.split(', '), meaning };
  });

export const isExplained = (column: string): boolean =>
  columnMeanings.some(({ names }) =>
    names.some(
      (name) =>
        column === name ||
        (name.endsWith('_') && column.startsWith(name)) ||
        (name.startsWith('_') && column.endsWith(name)),
    ),
  );
