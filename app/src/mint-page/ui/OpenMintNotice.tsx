import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Spinner } from '#shared/ui/Loading.tsx'
import type { OpenMintFacts } from '../lib/openMintFacts.ts'
import { MintedItems } from './MintedItems.tsx'
import { TransactionLinks } from './TransactionLinks.tsx'

const TITLE = 'Your pending mint'

/** The outcome of a mint that was pending when the page was closed; otherwise nothing. */
export function OpenMintNotice({ state }: { state: OpenMintFacts }) {
  switch (state.status) {
    case 'none':
      return null
    case 'resolving':
      return (
        <Callout title={TITLE} announced>
          <span className="flex items-center gap-2">
            <Spinner />
            {state.wait}
          </span>
        </Callout>
      )
    case 'unknown':
      return (
        <div className="flex flex-col gap-3">
          <ErrorCallout title={TITLE} error={state.error} onRetry={state.retry} />
          <TransactionLinks hashes={state.hashes} />
          <Button onClick={state.dismiss}>Dismiss</Button>
        </div>
      )
    case 'resolved':
      return (
        <div className="flex flex-col gap-3">
          <Callout kind={state.outcome.kind} title={`${TITLE}: ${state.outcome.title}`} announced>
            {state.outcome.text}
          </Callout>
          <MintedItems items={state.items} />
          <TransactionLinks hashes={state.hashes} />
          <Button onClick={state.dismiss}>Done</Button>
        </div>
      )
  }
}
