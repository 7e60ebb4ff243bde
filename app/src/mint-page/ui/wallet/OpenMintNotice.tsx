import { countText } from '#shared/lib/countText.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import type { ResolvedMint } from '../../model/wallet/resolveMint.ts'
import type { OpenMintState } from '../../model/wallet/useOpenMint.ts'
import { MintedItems } from './MintedItems.tsx'
import { TransactionLinks } from './TransactionLinks.tsx'

const TITLE = 'Your pending mint'

/** Outcome of a mint that was pending when the page was closed; otherwise nothing. */
export function OpenMintNotice({ state }: { state: OpenMintState }) {
  switch (state.status) {
    case 'none':
      return null
    case 'resolving':
      return (
        <Callout title={TITLE} announced>
          <span className="flex items-center gap-2">
            <Spinner />
            Checking its outcome. This takes up to two minutes.
          </span>
        </Callout>
      )
    case 'unknown':
      return (
        <div className="flex flex-col gap-3">
          <ErrorCallout title={TITLE} error={state.error} onRetry={state.retry} />
          <TransactionLinks signatures={[state.mint.signature]} />
          <Button onClick={state.dismiss}>Dismiss</Button>
        </div>
      )
    case 'resolved':
      return (
        <div className="flex flex-col gap-3">
          <ResolvedCallout {...state.resolved} quantity={BigInt(state.mint.quantity)} />
          <MintedItems
            items={state.resolved.items.map(({ mint, name, metadata }) => ({
              mint,
              name: metadata.type === 'loaded' ? metadata.name : name,
              metadata,
            }))}
          />
          <TransactionLinks signatures={[state.mint.signature]} />
          <Button onClick={state.dismiss}>Done</Button>
        </div>
      )
  }
}

function ResolvedCallout({ outcome, items, quantity }: ResolvedMint & { quantity: bigint }) {
  const brought = BigInt(items.length)
  const counted = `${brought} of ${countText(quantity, 'item is', 'items are')} minted.`
  switch (outcome.status) {
    case 'confirmed':
      return (
        <Callout kind="success" title={`${TITLE}: it is confirmed`} announced>
          {counted}
        </Callout>
      )
    case 'expired':
      return (
        <Callout kind="warn" title={`${TITLE}: it expired`} announced>
          Its last transaction cannot land any more, so you can safely mint again. {counted}
        </Callout>
      )
    case 'failed':
      return (
        <Callout kind="error" title={`${TITLE}: it failed`}>
          {errorText(outcome.error)} {counted}
        </Callout>
      )
  }
}
