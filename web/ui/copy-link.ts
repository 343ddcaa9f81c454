import { toast } from './toast-store.ts';

export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Enlace copiado', description: 'Ya puedes pegarlo donde quieras.' });
  } catch {
    // The clipboard needs HTTPS and permission.
    toast({ title: 'No se pudo copiar', description: `Copia el enlace a mano: ${url}`, variant: 'destructive' });
  }
}
