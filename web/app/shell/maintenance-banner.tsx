export function MaintenanceBanner({ reason }: { reason: string }) {
  return (
    <p role="status" data-print="hide" className="bg-yellow-ground text-yellow-text">
      <span className="page-container block py-2 text-sm">
        El portal está en mantenimiento: puedes leer todo, pero por ahora no se puede cambiar nada.{' '}
        {reason || 'Vuelve en unos minutos.'}
      </span>
    </p>
  );
}
