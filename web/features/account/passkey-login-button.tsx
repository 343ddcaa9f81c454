import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { handleSignedIn } from './sign-in.api.ts';

export function PasskeyLoginButton({ children, className }: { children: string; className?: string }) {
  const queryClient = useQueryClient();
  const login = useMutation({
    // Lazy: most sign-ins use no passkey.
    mutationFn: async () => (await import('./passkey-prompt.ts')).signInWithPasskey(),
    onSuccess: (user) => handleSignedIn(queryClient, user),
  });

  async function signIn() {
    try {
      await login.mutateAsync();
      toast({ title: '¡Bienvenido!', description: 'Has iniciado sesión correctamente.' });
    } catch (error) {
      const { passkeyFailure } = await import('./passkey-prompt.ts');
      toast({ title: 'Error al iniciar sesión', description: passkeyFailure(error), variant: 'destructive' });
    }
  }

  return (
    <Button
      variant="outline"
      className={className}
      busy={login.isPending}
      busyLabel="Esperando la llave..."
      onClick={() => void signIn()}
    >
      {children}
    </Button>
  );
}
