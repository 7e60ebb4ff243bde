import { Callout } from '#shared/ui/Callout.tsx'
import { type MintOutcome, outcomeText } from '../lib/mintOutcome.ts'

/** The last mint's outcome if it failed; minted items are shown elsewhere. */
export function OutcomeNotice({ end }: { end: MintOutcome | undefined }) {
  if (!end || end.status === 'minted') return null
  const { kind, title, text } = outcomeText(end)
  return (
    <Callout kind={kind} title={title} announced>
      {text}
    </Callout>
  )
}
