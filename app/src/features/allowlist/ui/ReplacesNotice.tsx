import { Callout } from '#shared/ui/Callout.tsx'

/** Says that a change takes the place of one that is not finished. */
export function ReplacesNotice() {
  return (
    <Callout title="Another change of this list is not finished">
      This one takes its place. What the other has put on chain stays there.
    </Callout>
  )
}
