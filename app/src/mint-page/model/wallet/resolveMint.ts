import { solanaAddress } from '@mintline/core/identifiers'
import {
  deriveItemMint,
  fetchItems,
  fetchMinterStats,
  type Item,
  reachSlot,
  resolvePending,
  type TransactionOutcome,
} from '@mintline/solana'
import type { Connection } from '@solana/web3.js'
import { fromBase64 } from '#entities/transaction/lib/base64.ts'
import { broughtBy, type OpenMint } from '../../lib/wallet/openMint.ts'

/** What became of a mint that was on its way when the page was left. */
export interface ResolvedMint {
  /** Of its latest transaction. */
  outcome: TransactionOutcome
  /** What it brought, of all its transactions. */
  items: readonly Item[]
}

/**
 * Waits until it is certain what became of a mint and the node shows it, and reads what it brought.
 *
 * @throws What `resolvePending`, `reachSlot` and the reads throw.
 */
export async function resolveMint(connection: Connection, mint: OpenMint): Promise<ResolvedMint> {
  const { signature, lastValidBlockHeight, wire } = mint
  const outcome = await resolvePending({
    connection,
    signature,
    lastValidBlockHeight,
    wire: fromBase64(wire),
  })
  if (outcome.status === 'confirmed') await reachSlot(connection, outcome.slot)
  const deployment = solanaAddress(mint.deployment)
  const wallet = solanaAddress(mint.wallet)
  const { mintCount } = await fetchMinterStats(connection, { deployment, wallet, phaseIndexes: [] })
  const before = BigInt(mint.mintedBefore)
  const mints = Array.from({ length: broughtBy(mint, mintCount) }, (_, index) =>
    deriveItemMint(deployment, wallet, before + BigInt(index)),
  )
  return { outcome, items: await fetchItems(connection, mints) }
}
