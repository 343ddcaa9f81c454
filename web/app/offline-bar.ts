/** Outside React and loaded ahead: without a connection its chunk could not be fetched. */
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
