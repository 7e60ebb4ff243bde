import { Callout } from '#shared/ui/Callout.tsx'
import type { RestrictionText } from '../lib/restrictionText.ts'

interface RestrictionProps {
  /** One, or one for each open phase, each named by its title. */
  restrictions: readonly RestrictionText[]
}

/** Explains why this wallet may not mint in any open phase, with advice. */
export function Restriction({ restrictions }: RestrictionProps) {
  return (
    <div role="status" className="flex flex-col gap-3">
      {restrictions.map(({ reason, advice }) => (
        <Callout key={reason} title={reason}>
          {advice}
        </Callout>
      ))}
    </div>
  )
}
