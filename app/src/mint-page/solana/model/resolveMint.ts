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
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import { fromBase64 } from '#entities/transaction/lib/base64.ts'
import { itemsFromMint, type OpenMint } from '../lib/openMint.ts'

/** The outcome of a mint that was pending when the page was closed. */
export interface ResolvedMint {
  /** Its latest transaction's outcome. */
  outcome: TransactionOutcome
  /** Items from all its transactions. */
  items: readonly Item[]
}

/**
 * Waits until a mint's outcome is final and visible at the node, and reads its items.
 *
 * @throws Errors from `resolvePending`, `reachSlot` and the reads.
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
  const mints = Array.from({ length: itemsFromMint(mint, mintCount) }, (_, index) =>
    deriveItemMint(deployment, wallet, before + BigInt(index)),
  )
  return { outcome, items: await fetchItems(connection, mints, { metadata: resources }) }
}
