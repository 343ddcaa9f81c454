export function NoResults({ text }: { text: string }) {
  return (
    <>
      <p className="font-semibold wrap-anywhere">No se encontraron resultados para "{text}"</p>
      <p className="text-sm text-muted">Intenta con otros términos de búsqueda</p>
    </>
  );
}
