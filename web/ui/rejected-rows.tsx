export function RejectedRows({ lines }: { lines: readonly { line: number; text: string; reason: string }[] }) {
  return (
    <section
      aria-label="Líneas rechazadas"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      className="max-h-80 overflow-auto rounded-card border border-border"
    >
      <table className="w-full text-left text-sm">
        <thead className="sticky top-0 bg-subtle">
          <tr>
            <th scope="col" className="px-2 py-2 sm:px-3 whitespace-nowrap">
              Línea
            </th>
            <th scope="col" className="px-2 py-2 sm:px-3">
              Texto
            </th>
            <th scope="col" className="px-2 py-2 sm:px-3">
              Motivo
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, text, reason }) => (
            <tr key={line} className="border-t border-border align-top">
              <td className="px-2 py-2 sm:px-3 tabular-nums">{line}</td>
              <td className="min-w-32 px-2 py-2 sm:px-3 wrap-anywhere">{text}</td>
              <td className="min-w-28 px-2 py-2 sm:px-3">{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
