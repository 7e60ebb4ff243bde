import { asSentence } from '@mintline/core'
import type { Plan, TransactionStage } from '@mintline/solana'
import { Check, Circle, Clock, Hand, X } from 'lucide-react'
import { useState } from 'react'
import { ChangeGroups } from '#entities/change/ChangeRows.tsx'
import { cn } from '#shared/lib/cn.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Spinner } from '#shared/ui/Loading.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { LiveRegion } from '#shared/ui/VisuallyHidden.tsx'
import { END_NAMES, type SendOutcome, STAGE_NAMES, type Step } from '../lib/steps.ts'
import type { ReviewState, ShownReview } from '../model/useReview.ts'
import { PlanPreview } from './PlanPreview.tsx'
import { ReviewButtons } from './ReviewButtons.tsx'
import { TransactionLink } from './TransactionLink.tsx'

/** Dialog for reviewing, sending and following a plan. */
export function ReviewDialog({ review }: { review: ShownReview | undefined }) {
  return review ? <OpenReviewDialog key={review.id} review={review} /> : null
}

function OpenReviewDialog({ review }: { review: ShownReview }) {
  const { request, state, close } = review
  // Confirmed for this plan only: one for another account or chain has to be confirmed again.
  const [paidPlan, setPaidPlan] = useState<Plan>()
  const plan = state.status === 'ready' ? state.plan : undefined
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      title={request.title}
      wide
      footer={
        <ReviewButtons
          review={review}
          isMoneyConfirmed={plan !== undefined && paidPlan === plan}
          onMoneyConfirmed={(isConfirmed) => setPaidPlan(isConfirmed ? plan : undefined)}
        />
      }
    >
      <LiveRegion>{announcement(state)}</LiveRegion>
      <Content review={review} />
    </Dialog>
  )
}

function Content({ review: { request, state, prepare } }: { review: ShownReview }) {
  switch (state.status) {
    case 'preparing':
      return (
        <p className="flex items-center gap-2.5 py-4 text-muted">
          <Spinner /> Simulating it on the current state of the chain
        </p>
      )
    case 'unready':
      return <ErrorCallout title="It cannot be sent" error={state.error} onRetry={prepare} />
    case 'ready':
      return state.plan.transactions.length === 0 ? (
        <NothingToSend plan={state.plan} />
      ) : (
        <div className="flex flex-col gap-5">
          {!request.isBrief && <ChangeGroups groups={state.changes} />}
          {request.details}
          <PlanPreview
            plan={state.plan}
            previews={state.previews}
            accounts={request.accounts ?? []}
          />
          {request.isBrief && (
            <details>
              <summary className="cursor-pointer rounded-sm font-medium">All that is set</summary>
              <div className="mt-2">
                <ChangeGroups groups={state.changes} />
              </div>
            </details>
          )}
        </div>
      )
    case 'sending':
      return (
        <div className="flex flex-col gap-4">
          <StepList steps={state.steps} />
          {state.nodeFailure !== undefined && (
            <Callout kind="warn" title="Waiting for the network">
              {state.nodeFailure}
            </Callout>
          )}
        </div>
      )
    case 'ended':
      return (
        <div className="flex flex-col gap-5">
          <SendOutcomeNotice end={state.end} steps={state.steps} />
          <StepList steps={state.steps} />
        </div>
      )
  }
}

/** Explains why a plan sends nothing: all is done, or the rest cannot be done now. */
function NothingToSend({ plan: { warnings } }: { plan: Plan }) {
  if (warnings.length > 0) {
    return (
      <Callout kind="warn" title="Nothing can be sent now">
        {warnings.map(({ message }) => (
          <p key={message} className="wrap-anywhere">
            {asSentence(message)}
          </p>
        ))}
      </Callout>
    )
  }
  return (
    <Callout kind="success" title="There is nothing to send">
      Everything on chain is already as you want it.
    </Callout>
  )
}

/** Returns the text for screen readers, which do not notice moving steps. */
function announcement(state: ReviewState): string {
  if (state.status === 'preparing') return 'Simulating'
  if (state.status === 'ready') {
    return state.plan.transactions.length > 0 ? 'Ready to send' : 'Nothing to send'
  }
  // Failures have their own alert.
  if (state.status === 'ended' && state.end.status !== 'failed') return END_NAMES[state.end.status]
  if (state.status !== 'sending') return ''
  const moving = state.steps.findLast(({ stage }) => stage !== undefined)
  return moving?.stage ? `${moving.title}: ${STAGE_NAMES[moving.stage]}` : ''
}

/** A plan's outcome, and its meaning for the person. */
function SendOutcomeNotice({ end, steps }: { end: SendOutcome; steps: readonly Step[] }) {
  const done = steps.filter(({ stage }) => stage === 'confirmed').length
  const kept =
    done === 0
      ? 'Nothing is on chain, and your input is kept.'
      : `${done} of ${steps.length} transactions are on chain; trying again only sends the rest.`
  switch (end.status) {
    case 'confirmed':
      return (
        <Callout kind="success" title={END_NAMES.confirmed}>
          Everything is on chain.
        </Callout>
      )
    case 'rejected':
      return <Callout title={END_NAMES.rejected}>{kept}</Callout>
    case 'stopped':
      return <Callout title={END_NAMES.stopped}>{kept}</Callout>
    case 'expired':
      return (
        <Callout kind="warn" title={END_NAMES.expired}>
          It cannot land any more, so you can safely try again. {kept}
        </Callout>
      )
    case 'unknown':
      return (
        <Callout kind="warn" title={END_NAMES.unknown}>
          {errorText(end.error)} Look it up in an explorer before you try again.
        </Callout>
      )
    case 'failed':
      return (
        <Callout kind="error" title={END_NAMES.failed}>
          {errorText(end.error)} {kept}
        </Callout>
      )
  }
}

interface StepListProps {
  steps: readonly Step[]
  /** Returns a transaction's page in an explorer. Default: on the page's cluster. */
  link?: (transaction: string) => string | undefined
}

/** A plan's transactions with their stages. */
export function StepList({ steps, link }: StepListProps) {
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
              {signature &&
                (link ? (
                  <ExternalTransaction id={signature} url={link(signature)} />
                ) : (
                  <TransactionLink signature={signature} />
                ))}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function ExternalTransaction({ id, url }: { id: string; url: string | undefined }) {
  const text = <span className="font-mono">{shortAddress(id)}</span>
  return url === undefined ? text : <TextLink href={url}>{text}</TextLink>
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
