import { LIST_LIMITS } from '@mintline/solana'
import { ListFileCard } from '#entities/list/ui/ListFileCard.tsx'
import type { FileBytes } from '#shared/ui/FileDrop.tsx'
import type { MerkleFile } from '../model/useMerkleFile.ts'

interface MerkleFileCardProps {
  file: MerkleFile | undefined
  onFile: (given: FileBytes) => void
  onPutAway: () => void
}

/** Card for a merkle list's file, with its rows to review before they are used. */
export function MerkleFileCard(props: MerkleFileCardProps) {
  return (
    <ListFileCard
      hint="CSV with a wallet in each row, its price and its amount; up to about a million wallets. It stays on this machine."
      description="The file stays on this machine: only the root of the list goes on chain."
      limits={LIST_LIMITS.merkleTree}
      {...props}
    />
  )
}
