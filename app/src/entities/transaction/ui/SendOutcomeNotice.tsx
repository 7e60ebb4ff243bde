import { errorText } from '#shared/lib/errorText.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import { END_NAMES, type SendOutcome, type Step } from '../lib/steps.ts'

/** A plan's outcome, and its meaning for the person. */
export function SendOutcomeNotice({ end, steps }: { end: SendOutcome; steps: readonly Step[] }) {
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
