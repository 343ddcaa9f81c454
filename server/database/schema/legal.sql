-- The texts that the portal comes with; administrators publish later versions. A version is never changed once there
-- are people who may have read it.
INSERT INTO legal_versions (document, version, content) VALUES
('privacy', 1, $legal${{siteName}} («la organización») es responsable de los datos personales que nos entregas en este portal. Los tratamos según la Ley 172-13 sobre Protección de Datos de Carácter Personal y el artículo 44 de la Constitución de la República Dominicana.

## Quién responde por tus datos

- **Responsable:** {{siteName}}
- **Oficina:** {{address}}
- **Teléfono:** {{contactPhone}}
- **Correo para asuntos de privacidad:** {{contactEmail}}

## Qué guardamos y para qué

- **Tu cuenta:** nombre, apellido, correo y contraseña (cifrada de modo que nadie puede leerla). Sirven para que entres y para reconocerte.
- **Tu perfil:** empresa, cargo, teléfono, ubicación, sitio web, biografía, habilidades y foto, si quieres ponerlos. Sirven para que otros miembros te encuentren.
- **Lo que haces en el portal:** publicaciones, comentarios, mensajes, conexiones, inscripciones a eventos y participación en proyectos. Sirven para prestarte el servicio que pediste.
- **Mensajes a la organización:** lo que escribes en el formulario de contacto. Sirven para responderte.
- **Boletín:** tu correo, si te suscribes. Sirve solo para enviarte el boletín.
- **Seguridad:** cuándo entras, los intentos fallidos y una parte de tu dirección IP (nunca completa). Sirven para proteger tu cuenta.

No pedimos datos sensibles, no vendemos tus datos, no los cedemos a terceros y no usamos programas de rastreo ni publicidad.

## Con qué permiso

Tratamos tus datos con tu consentimiento, que nos das al registrarte, al escribirnos o al suscribirte, y que puedes retirar cuando quieras en **Mi perfil → Seguridad y datos**. Guardamos la fecha y la versión de este texto que aceptaste. Retirarlo no afecta lo que se hizo antes.

## Quién ve qué

- **Visitantes sin cuenta:** nada de tu perfil.
- **Miembros:** tu nombre, foto, empresa, cargo, ubicación, biografía, habilidades y lo que publicas en el foro. También tu correo y tu teléfono, salvo que los limites a tus conexiones o a nadie.
- **Tus conexiones:** lo anterior, y los mensajes que les escribes.
- **La oficina:** lo necesario para atender el portal, incluidos tu correo y tu teléfono. Cuando alguien de la oficina los consulta o los descarga, queda registrado.

## Cuánto tiempo los conservamos

- Tu cuenta y tu perfil, mientras seas miembro. Si eliminas tu cuenta se borran al momento; lo que publicaste en el foro queda sin tu nombre.
- Las sesiones sin uso, 30 días. El registro de seguridad, 90 días.
- Los mensajes de contacto, 24 meses. Las notificaciones del portal, 180 días.
- Los correos que te enviamos, 7 días después de enviados.
- Las suscripciones al boletín que nadie confirmó, 30 días.
- Lo que alguien reportó a la oficina, con una copia de lo reportado, hasta que se decide y 180 días más, aunque se elimine la cuenta.
- El registro de lo que hace la oficina en el portal se conserva para poder rendir cuentas.

## Tus derechos

La Ley 172-13 te reconoce los derechos de **acceso, rectificación, actualización, cancelación (supresión) y oposición**. Puedes ejercerlos en el portal, sin costo y sin pedir permiso:

- **Acceso:** en **Seguridad y datos** descargas todo lo que guardamos de ti.
- **Rectificación y actualización:** en **Mi perfil** cambias tus datos.
- **Cancelación:** en **Seguridad y datos** eliminas tu cuenta.
- **Oposición:** en el mismo lugar retiras un consentimiento, y cada boletín trae un enlace para darte de baja.

Si prefieres, escríbenos a {{contactEmail}} o visita la oficina con tu cédula. Respondemos en los plazos que fija la ley. Si no quedas conforme, puedes ejercer la acción de hábeas data que prevé el artículo 70 de la Constitución.

## Cambios

Cuando este texto cambia, publicamos una versión nueva con su fecha. Las anteriores se pueden leer al pie de esta página.$legal$),
('terms', 1, $legal$Estos términos valen para quien visita o usa este portal. Lo administra {{siteName}} («la organización»). Al crear una cuenta los aceptas.

## El portal

El portal conecta a las empresarias y los empresarios de la región: noticias, eventos, foro, proyectos, directorio de miembros y mensajes. Usarlo es gratis; algunos eventos tienen un precio, que se indica en cada uno.

## Tu cuenta

- Da datos verdaderos y mantenlos al día.
- La cuenta es personal. Cuida tu contraseña y avísanos si crees que otra persona la usa.
- Puedes eliminar tu cuenta cuando quieras en **Mi perfil → Seguridad y datos**.

## Lo que publicas

Lo que escribes es tuyo, y tú respondes por ello. Nos permites mostrarlo en el portal mientras esté publicado. No se permite:

- publicidad no pedida, engaños ni ofertas fraudulentas;
- insultos, amenazas o discriminación;
- datos personales de otros sin su permiso;
- contenido que viole la ley o los derechos de otra persona.

## Reportes y medidas

Cualquier miembro puede reportar una publicación, un comentario, un mensaje o un perfil. La oficina puede retirar contenido o suspender una cuenta, y dice el motivo. Lo reportado se conserva como estaba hasta que se decide y 180 días más.

## Eventos

Inscribirte reserva tu lugar. Si no puedes asistir, cancela para que otra persona lo aproveche. La organización puede cambiar o cancelar un evento, y avisa a quienes se inscribieron.

## Responsabilidad

La organización cuida que el portal funcione y sea seguro, pero no garantiza que esté siempre disponible ni responde por los negocios que los miembros hagan entre sí.

## Ley y contacto

Estos términos se rigen por las leyes de la República Dominicana. Para cualquier pregunta: {{contactEmail}}, {{contactPhone}}, {{address}}.$legal$),
('cookies', 1, $legal$Este portal usa solo las cookies que necesita para funcionar. Ninguna es de publicidad ni de rastreo, y ninguna la lee otro sitio. Por eso no hay un aviso que aceptar.

## Cuáles son

- **sid** (en producción, **__Host-sid**): mantiene tu sesión abierta. Dura 30 días desde la última vez que usas el portal y se borra al cerrar la sesión.
- **browser** (en producción, **__Host-browser**): recuerda que ya entraste desde este navegador, para que nadie que pruebe contraseñas te deje fuera. Dura hasta 400 días.
- **theme**: recuerda si prefieres el tema claro u oscuro. Solo existe si lo eliges, y dura un año.
- **login**: acompaña el inicio de sesión con una cuenta externa, si lo usas. Dura unos minutos.

## En tu navegador

Lo que escribes y todavía no envías (un borrador o un mensaje sin conexión) se guarda en tu propio navegador para que no se pierda. No sale de él hasta que lo envías.

## Cómo borrarlas

Puedes borrar las cookies en la configuración de tu navegador. Si borras la de la sesión, tendrás que entrar otra vez.

Preguntas: {{contactEmail}}.$legal$)
ON CONFLICT (document, version) DO UPDATE SET content = excluded.content WHERE NOT EXISTS (SELECT FROM users);
