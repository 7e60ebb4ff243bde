import { Callout } from '#shared/ui/Callout.tsx'

/** Notice for a file without a usable row. */
export function NoUsableRow() {
  return (
    <Callout kind="warn" title="No row of the file can be used">
      The rows are listed above, with the problem of each.
    </Callout>
  )
}
