import { useState } from 'react';
import type { DemoMail } from '#contract/demo-mail/demo-mail.contract.ts';
import { formatInstant } from '../../lib/instants.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { demoMailHref } from './demo-mail.api.ts';

export function MailView({ mail, isOpenAtFirst }: { mail: DemoMail; isOpenAtFirst: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [showsText, setShowsText] = useState(false);
  const { id, subject, to, sentAt, text } = mail;
  return (
    <Card as="article" className="p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h3 className="text-lg leading-snug wrap-anywhere">{subject}</h3>
          <p className="text-sm text-muted wrap-anywhere">
            Para {to} · <time dateTime={sentAt}>{formatInstant(sentAt)}</time>
          </p>
        </div>
        <Button variant="outline" size="sm" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Cerrar' : 'Abrir'}
          <span className="sr-only"> el correo «{subject}»</span>
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="mt-3">
        {isOpen && !showsText ? (
          <iframe
            title={`Correo: ${subject}`}
            src={demoMailHref(mail)}
            sandbox="allow-top-navigation-by-user-activation allow-popups"
            className="h-80 w-full rounded-input border border-border bg-white"
          />
        ) : null}
        {isOpen && showsText ? (
          <pre className="max-h-96 overflow-auto rounded-input border border-border bg-subtle p-4 text-sm whitespace-pre-wrap wrap-anywhere">
            {text}
          </pre>
        ) : null}
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setShowsText(!showsText)}>
          {showsText ? 'Ver con formato' : 'Ver solo el texto'}
        </Button>
      </div>
    </Card>
  );
}
