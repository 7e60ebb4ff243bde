import type { CollectionInfo } from '@mintline/solana'
import { secondsOf, useChainTime } from '#features/phases/model/useChainTime.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { SALE_STATES, saleState } from '../lib/saleState.ts'

/** Whether a collection can be minted now; nothing until the chain's time is known. */
export function SaleBadge({ collection }: { collection: CollectionInfo }) {
  const now = secondsOf(useChainTime())
  if (now === undefined) return null
  const { text, tone } = SALE_STATES[saleState(collection, now)]
  return (
    <Badge tone={tone} dot>
      {text}
    </Badge>
  )
}
