import type { Subscriber } from '#contract/newsletter/subscribers.contract.ts';
import { dayInSantoDomingo, formatShortDate } from '../../lib/dates.ts';
import type { ConfirmedAction } from '../../ui/action-dialog.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Menu } from '../../ui/menu.tsx';
import { menuItems } from '../../ui/record-actions.tsx';
import { subscriberActions } from './subscriber-actions.tsx';
import { subscriberLabels } from './subscriber-states.ts';
import type { SubscriberMutations } from './subscribers.api.ts';

interface SubscriberRowProps {
  subscriber: Subscriber;
  mutations: SubscriberMutations;
  confirmAction: (action: ConfirmedAction) => void;
}

export function SubscriberRow({ subscriber, mutations, confirmAction }: SubscriberRowProps) {
  const { email, state, createdAt } = subscriber;
  const { label, tone } = subscriberLabels[state];
  return (
    <Card as="article" className="flex items-center gap-3 py-1.5 pr-1.5 pl-4">
      <div className="min-w-0 grow">
        <h3 className="text-sm font-semibold wrap-anywhere sm:text-base">
          <EmailText email={email} />
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone={tone}>{label}</Badge>
          Desde el {formatShortDate(dayInSantoDomingo(createdAt))}
        </p>
      </div>
      <Menu
        label={`Más acciones: ${email}`}
        items={menuItems(subscriberActions(subscriber, mutations), confirmAction)}
      />
    </Card>
  );
}
