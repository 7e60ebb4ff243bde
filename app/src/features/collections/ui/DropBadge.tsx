import type { CollectionInfo } from '@mintline/solana'
import { secondsOf, useChainTime } from '#features/phases/model/useChainTime.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { DROP_STATUSES, dropStatus } from '../lib/dropStatus.ts'

/** Whether a collection can be minted now; nothing until the chain's time is known. */
export function DropBadge({ collection }: { collection: CollectionInfo }) {
  const now = secondsOf(useChainTime())
  if (now === undefined) return null
  const { name, tone } = DROP_STATUSES[dropStatus(collection, now).status]
  return (
    <Badge tone={tone} dot>
      {name}
    </Badge>
  )
}
