/** Says that there is no connection, above whatever page is open. Loaded while there is one, and outside React: few see it. */
export function startOfflineBar(): void {
  const bar = document.createElement('p');
  bar.role = 'status';
  bar.className =
    'pointer-events-none fixed inset-x-0 top-0 z-50 bg-yellow-ground text-center text-sm font-semibold text-yellow-text shadow-sm';
  const update = () => {
    bar.textContent = navigator.onLine ? '' : 'Sin conexión';
  };
  document.body.append(bar);
  for (const type of ['online', 'offline']) addEventListener(type, update);
  update();
}
