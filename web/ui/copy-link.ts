import { toast } from './toast-store.ts';

export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Enlace copiado', description: 'Ya puedes pegarlo donde quieras.' });
  } catch {
    // Browsers only lend the clipboard to pages with HTTPS, and only when allowed.
    toast({ title: 'No se pudo copiar', description: `Copia el enlace a mano: ${url}`, variant: 'destructive' });
  }
}
