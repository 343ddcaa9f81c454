import { MessageSquareText } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';

export function NoThread({ className }: { className?: string }) {
  return (
    <div className={classNames('grid place-content-center justify-items-center gap-3 p-8 text-center', className)}>
      <MessageSquareText aria-hidden="true" className="size-12 text-larimar" />
      <p className="text-lg font-semibold">Elige una conversación</p>
      <p className="max-w-sm text-muted">O escribe a alguien de tu red desde su perfil o desde la red de contactos.</p>
    </div>
  );
}
