import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import type { Currency } from '#shared/lib/amountText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { CheckboxField } from '#shared/ui/CheckboxField.tsx'
import type { ShownReview } from '../model/useReview.ts'
import { useSendSession } from '../model/useSendSession.ts'

interface ReviewButtonsProps {
  review: ShownReview
  isMoneyConfirmed: boolean
  onMoneyConfirmed: (isConfirmed: boolean) => void
}

/** Actions available in a review's state, the main one last. */
export function ReviewButtons({ review, isMoneyConfirmed, onMoneyConfirmed }: ReviewButtonsProps) {
  const { state, prepare, close, request } = review
  switch (state.status) {
    case 'preparing':
    case 'unready':
      return <Button onClick={close}>Cancel</Button>
    case 'ready':
      return state.plan.transactions.length === 0 ? (
        <Button variant="primary" onClick={close}>
          Done
        </Button>
      ) : (
        <SendButtons
          review={review}
          label={request.confirmLabel ?? 'Send'}
          wouldFail={state.previews.some(({ error }) => error !== undefined)}
          isMoneyConfirmed={isMoneyConfirmed}
          onMoneyConfirmed={onMoneyConfirmed}
        />
      )
    case 'sending':
      return (
        <>
          <Button onClick={state.stop} busy={state.isStopping}>
            {state.isStopping ? 'Stopping' : 'Stop'}
          </Button>
          <Button onClick={close}>Continue in the background</Button>
        </>
      )
    case 'ended':
      return state.end.status === 'confirmed' ? (
        <Button variant="primary" onClick={close}>
          Done
        </Button>
      ) : (
        <>
          <Button onClick={close}>Close</Button>
          <Button variant="primary" onClick={prepare}>
            Try again
          </Button>
        </>
      )
  }
}

interface SendButtonsProps extends ReviewButtonsProps {
  label: string
  wouldFail: boolean
}

function SendButtons({
  review: { close, prepare, send },
  label,
  wouldFail,
  isMoneyConfirmed,
  onMoneyConfirmed,
}: SendButtonsProps) {
  const { identity } = useCluster()
  const { readiness } = useSendSession()
  const isBlocked = readiness.status === 'blocked'
  return (
    <div className="flex w-full flex-col gap-3">
      {!wouldFail && (
        <RealMoneyConfirmation checked={isMoneyConfirmed} onCheckedChange={onMoneyConfirmed} />
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {isBlocked && <p className="mr-auto text-muted">{readiness.reason}</p>}
        <Button onClick={close}>Cancel</Button>
        {wouldFail ? (
          <Button variant="primary" onClick={prepare}>
            Simulate again
          </Button>
        ) : (
          <Button
            variant="primary"
            onClick={send}
            disabled={isBlocked || (identity.isRealMoney && !isMoneyConfirmed)}
          >
            {label}
          </Button>
        )}
      </div>
    </div>
  )
}

interface RealMoneyConfirmationProps {
  /** The network that is written to. Default: the page's cluster. */
  identity?: { name: string; currency: Currency; isRealMoney: boolean }
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** Asks for confirmation before writing to a network with real money; nothing elsewhere. */
export function RealMoneyConfirmation({
  identity,
  checked,
  onCheckedChange,
}: RealMoneyConfirmationProps) {
  const { identity: ofCluster } = useCluster()
  const { name, currency, isRealMoney } = identity ?? ofCluster
  if (!isRealMoney) return null
  return (
    <div className="rounded-xl border border-warn-line bg-warn-soft p-4">
      <CheckboxField
        label={`This is ${name}: it costs real ${currency.symbol}.`}
        hint="Changes on chain cannot be undone."
        checked={checked}
        onCheckedChange={onCheckedChange}
      />
    </div>
  )
}
