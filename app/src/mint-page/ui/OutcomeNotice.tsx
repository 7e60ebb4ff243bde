import { Callout } from '#shared/ui/Callout.tsx'
import { type MintOutcome, outcomeText } from '../lib/mintOutcome.ts'

/** Outcome of the last mint if it failed; minted items are shown elsewhere. */
export function OutcomeNotice({ end }: { end: MintOutcome | undefined }) {
  if (!end || end.status === 'minted') return null
  const { kind, title, text } = outcomeText(end)
  return (
    <Callout kind={kind} title={title} announced>
      {text}
    </Callout>
  )
}
