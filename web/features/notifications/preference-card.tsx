import type { ReactNode } from 'react';
import type { NotificationPreference } from '#contract/notifications/preferences.contract.ts';
import { notificationGroups } from '../../content/notifications.ts';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';

interface PreferenceCardProps {
  preference: NotificationPreference;
  onChange: (changed: NotificationPreference) => void;
  /** Further options of the group. */
  children?: ReactNode;
}

export function PreferenceCard({ preference, onChange, children }: PreferenceCardProps) {
  const { name, text } = notificationGroups[preference.group];
  return (
    <Card className="p-5">
      <fieldset className="min-w-0">
        <legend className="contents">
          <span className="text-lg font-bold">{name}</span>
        </legend>
        <p className="mt-1 max-w-prose text-sm text-muted">{text}</p>
        <div className="mt-2 flex flex-wrap gap-x-8">
          {preference.siteIsFixed ? null : (
            <CheckboxField
              label="En el sitio"
              checked={preference.site}
              onChange={({ target }) => onChange({ ...preference, site: target.checked })}
            />
          )}
          <CheckboxField
            label="Por correo"
            checked={preference.mail}
            onChange={({ target }) => onChange({ ...preference, mail: target.checked })}
          />
        </div>
      </fieldset>
      {children}
    </Card>
  );
}
