import { type ToastMessage, toast } from './toast-store.ts';

interface CopyOutcome {
  success: ToastMessage;
  /** Advice without clipboard access. */
  failure: string;
}

/** Clipboard access needs HTTPS and permission. */
export async function copyText(text: string, { success, failure }: CopyOutcome): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(success);
  } catch {
    toast({ title: 'No se pudo copiar', description: failure, variant: 'destructive' });
  }
}
