import { Pencil, Undo2 } from 'lucide-react';
import { Link } from 'wouter';
import type { EventProposal } from '#contract/events/proposals.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { statusLabel } from '../../copy/events.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { DateBlock } from './date-block.tsx';

interface OwnProposalProps {
  proposal: EventProposal;
  onRevise: () => void;
  onWithdraw: () => void;
}

function proposalStatus({ publication, status }: EventProposal): { label: string; tone: BadgeTone } {
  if (publication === 'returned') return { label: 'Necesita cambios', tone: 'red' };
  if (publication === 'proposed') return { label: 'En revisión', tone: 'yellow' };
  return status === 'cancelled' ? statusLabel(status) : { label: 'Publicado', tone: 'green' };
}

export function OwnProposal({ proposal, onRevise, onWithdraw }: OwnProposalProps) {
  const { label, tone } = proposalStatus(proposal);
  const reviseLabel = proposal.publication === 'returned' ? 'Corregir y reenviar' : 'Corregir';
  return (
    <Card as="article" className="flex gap-4 p-4 sm:p-5">
      <DateBlock date={proposal.date} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone={tone}>{label}</Badge>
          <span>
            Enviada <RelativeTime instant={proposal.proposedAt} />
          </span>
        </p>
        <h3 className="text-lg leading-snug wrap-anywhere">
          <Link href={eventPath(proposal)} className="hover:underline">
            {proposal.title}
          </Link>
        </h3>
        {proposal.returnReason ? (
          <p className="rounded-input bg-red-ground px-3 py-2 text-sm whitespace-pre-line wrap-anywhere text-red-text">
            <strong>Motivo:</strong> {proposal.returnReason}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2 pt-1">
          {proposal.publication === 'published' ? (
            <ButtonLink
              href={eventPath(proposal)}
              size="sm"
              variant="outline"
              aria-label={`Ver el evento: ${proposal.title}`}
            >
              Ver el evento
            </ButtonLink>
          ) : (
            <>
              <Button
                size="sm"
                variant={proposal.publication === 'returned' ? 'primary' : 'outline'}
                aria-label={`${reviseLabel}: ${proposal.title}`}
                onClick={onRevise}
              >
                <Pencil aria-hidden="true" className="size-4" />
                {reviseLabel}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                className="text-destructive"
                aria-label={`Retirar: ${proposal.title}`}
                onClick={onWithdraw}
              >
                <Undo2 aria-hidden="true" className="size-4" />
                Retirar
              </Button>
            </>
          )}
        </div>
      </div>
    </Card>
  );
}
