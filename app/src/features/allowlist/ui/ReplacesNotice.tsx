import { Callout } from '#shared/ui/Callout.tsx'

/** Notice that a change replaces an unfinished one. */
export function ReplacesNotice() {
  return (
    <Callout title="Another change of this list is not finished">
      This one takes its place. What the other has put on chain stays there.
    </Callout>
  )
}
