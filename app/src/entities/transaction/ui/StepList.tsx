import type { TransactionStage } from '@mintline/solana'
import { Check, Circle, Clock, Hand, X } from 'lucide-react'
import { cn } from '#shared/lib/cn.ts'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { STAGE_NAMES, type Step } from '../lib/steps.ts'
import { TransactionLink } from './TransactionLink.tsx'

/** A plan's transactions with their stages. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="flex flex-col gap-3">
      {steps.map(({ id, title, stage, signature }) => (
        <li key={id} className="flex gap-3">
          <StageIcon stage={stage} />
          <div className="min-w-0 flex-1">
            <p className={cn('break-words font-medium', stage === undefined && 'text-muted')}>
              <UntrustedText>{title}</UntrustedText>
            </p>
            <p className="flex flex-wrap gap-x-2 text-[0.8125rem] text-muted">
              {stage === undefined ? 'Not started' : STAGE_NAMES[stage]}
              {signature && <TransactionLink signature={signature} />}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function StageIcon({ stage }: { stage: TransactionStage | undefined }) {
  const style = 'mt-0.5 size-4.5 shrink-0'
  switch (stage) {
    case undefined:
      return <Circle aria-hidden="true" className={cn(style, 'text-subtle')} />
    case 'confirmed':
      return <Check aria-hidden="true" className={cn(style, 'text-success-text')} />
    case 'failed':
      return <X aria-hidden="true" className={cn(style, 'text-danger-text')} />
    case 'expired':
      return <Clock aria-hidden="true" className={cn(style, 'text-warn-text')} />
    case 'signing':
      return <Hand aria-hidden="true" className={cn(style, 'text-accent-text')} />
    default:
      return <Spinner className={cn(style, 'text-accent-text')} />
  }
}
