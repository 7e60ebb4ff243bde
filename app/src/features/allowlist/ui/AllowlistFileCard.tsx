import { LIST_LIMITS } from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { ListFileCard } from '#entities/list/ui/ListFileCard.tsx'
import { ListPrices } from '#entities/list/ui/ListPrices.tsx'
import { amountText } from '#shared/lib/amountText.ts'
import type { FileBytes } from '#shared/ui/FileDrop.tsx'
import type { AllowlistFile } from '../model/useAllowlistFile.ts'

/** About a hundred thousand rows: more would cost more than a merkle list. */
const MAX_BYTES = 8 * 1024 * 1024

interface AllowlistFileCardProps {
  file: AllowlistFile | undefined
  onFile: (given: FileBytes) => void
  onPutAway: () => void
}

/** Card for an allowlist's file, with its rows to review before anything is sent. */
export function AllowlistFileCard({ file, ...on }: AllowlistFileCardProps) {
  const { currency } = useCluster().identity
  const { maxPrice, maxAmount } = LIST_LIMITS.allowList
  const totals = file?.state.status === 'read' ? file.state.more.totals : undefined
  return (
    <ListFileCard
      file={file}
      hint={`CSV or text with a wallet in each row, and price and amount if they differ. An entry holds a price of up to ${amountText(maxPrice, currency)} and up to ${maxAmount} items; a merkle list holds more.`}
      description="Nothing is sent until you confirm it."
      maxBytes={MAX_BYTES}
      limits={LIST_LIMITS.allowList}
      {...on}
    >
      {totals && totals.wallets > 0 && <ListPrices totals={totals} />}
    </ListFileCard>
  )
}
