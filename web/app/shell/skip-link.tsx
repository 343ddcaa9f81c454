/** Skip link: first in the tab order, past the menu. */
export function SkipLink() {
  return (
    <a
      href="#contenido"
      data-print="hide"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-input bg-primary px-4 py-3 font-semibold text-primary-foreground focus:translate-y-0"
    >
      Saltar al contenido
    </a>
  );
}
