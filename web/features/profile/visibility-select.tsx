import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Visibility } from '#contract/account/account.contract.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/form-controls.tsx';

export const visibilityLabels: Record<Visibility, { choice: string; remark: string }> = {
  members: { choice: 'Todos los miembros', remark: 'Lo ven todos los miembros' },
  connections: { choice: 'Solo mis conexiones', remark: 'Lo ven solo tus conexiones' },
  nobody: { choice: 'Nadie', remark: 'No lo ve ningún otro miembro' },
};

interface VisibilitySelectProps extends UseFormRegisterReturn {
  id: string;
  label: string;
  error: string | undefined;
}

export function VisibilitySelect({ id, label, error, ...registered }: VisibilitySelectProps) {
  return (
    <Field id={id} label={label} error={error} className="half">
      {(control) => (
        <Select {...control} {...registered}>
          {Object.entries(visibilityLabels).map(([value, { choice }]) => (
            <option key={value} value={value}>
              {choice}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
