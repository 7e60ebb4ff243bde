import { Callout } from '#shared/ui/Callout.tsx'

/** Notice that a change replaces an unfinished one. */
export function ReplacesNotice() {
  return (
    <Callout title="Another change of this list is unfinished">
      This one replaces it. Entries already changed on chain stay.
    </Callout>
  )
}
