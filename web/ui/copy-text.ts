import { type ToastMessage, toast } from './toast-store.ts';

interface CopyOutcome {
  success: ToastMessage;
  /** How to do without the clipboard. */
  failure: string;
}

/** Copies to the clipboard, which needs HTTPS and permission, and toasts the outcome. */
export async function copyText(text: string, { success, failure }: CopyOutcome): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(success);
  } catch {
    toast({ title: 'No se pudo copiar', description: failure, variant: 'destructive' });
  }
}
