import type { CollectionInfo } from '@mintline/solana'
import { secondsOf, useChainTime } from '#entities/cluster/model/useChainTime.ts'
import { dropStatus } from '#entities/collection/lib/dropStatus.ts'
import { DROP_STATUSES } from '#entities/collection/lib/dropStatuses.ts'
import { Badge } from '#shared/ui/Badge.tsx'

/** A drop's state; nothing until chain time is known. */
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
