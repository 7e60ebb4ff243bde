import { errorText } from '#shared/lib/errorText.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import type { SendEnd, Step } from '../lib/steps.ts'

/** How a plan ended, and what that means for the person. */
export function SendEndNotice({ end, steps }: { end: SendEnd; steps: readonly Step[] }) {
  const done = steps.filter(({ stage }) => stage === 'confirmed').length
  const kept =
    done === 0
      ? 'Nothing is on chain, and what you entered is still there.'
      : `${done} of ${steps.length} transactions are on chain and stay there; trying again does only what is left.`
  switch (end.status) {
    case 'confirmed':
      return (
        <Callout kind="success" title="Confirmed" announced>
          Everything is on chain.
        </Callout>
      )
    case 'rejected':
      return (
        <Callout title="You rejected it in your wallet" announced>
          {kept}
        </Callout>
      )
    case 'stopped':
      return (
        <Callout title="Stopped" announced>
          {kept}
        </Callout>
      )
    case 'expired':
      return (
        <Callout kind="warn" title="It expired before it was taken" announced>
          It cannot land any more, so trying again pays nothing twice. {kept}
        </Callout>
      )
    case 'failed':
      return (
        <Callout kind="error" title="It failed">
          {errorText(end.error)} {kept}
        </Callout>
      )
  }
}
