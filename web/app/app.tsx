import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../features/account/account.api.ts';
import { settingsQuery } from '../features/site/site.api.ts';
import { Spinner } from '../ui/spinner.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { Shell } from './shell/shell.tsx';
import { useRefetchSettings } from './use-refetch-settings.ts';
import { useSiteTheme } from './use-site-theme.ts';

/** Only a spinner until the session is known: the menu and half of the pages depend on it. */
export function App() {
  const { isLoading } = useCurrentUser();
  const settings = useQuery(settingsQuery);
  useSiteTheme(settings.data);
  useRefetchSettings();

  if (isLoading || settings.isPending) {
    return (
      <main>
        <Spinner className="min-h-dvh" />
      </main>
    );
  }
  return (
    <Shell>
      <PageOutlet />
    </Shell>
  );
}
