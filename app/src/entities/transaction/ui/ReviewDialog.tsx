import type { Plan } from '@mintline/solana'
import { useState } from 'react'
import { ChangeGroups } from '#entities/change/ui/ChangeGroups.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { LiveRegion } from '#shared/ui/LiveRegion.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { END_NAMES, STAGE_NAMES } from '../lib/steps.ts'
import type { ReviewState, ShownReview } from '../model/reviewState.ts'
import { PlanPreview } from './PlanPreview.tsx'
import { ReviewButtons } from './ReviewButtons.tsx'
import { SendOutcomeNotice } from './SendOutcomeNotice.tsx'
import { StepList } from './StepList.tsx'

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
        <Callout kind="success" title="There is nothing to send">
          Everything on chain is already as you want it.
        </Callout>
      ) : (
        <div className="flex flex-col gap-5">
          <ChangeGroups groups={state.changes} />
          {request.details}
          <PlanPreview
            plan={state.plan}
            previews={state.previews}
            accounts={request.accounts ?? []}
          />
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

/** Returns the text for screen readers, which do not notice moving steps. */
function announcement(state: ReviewState): string {
  if (state.status === 'preparing') return 'Simulating'
  if (state.status === 'ready') return 'Ready to send'
  // Failures have their own alert.
  if (state.status === 'ended' && state.end.status !== 'failed') return END_NAMES[state.end.status]
  if (state.status !== 'sending') return ''
  const moving = state.steps.findLast(({ stage }) => stage !== undefined)
  return moving?.stage ? `${moving.title}: ${STAGE_NAMES[moving.stage]}` : ''
}
