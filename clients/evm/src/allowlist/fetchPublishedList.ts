import { CoreError } from '@mintline/core/errors'
import { readResource } from '@mintline/core/metadata'
import { parseJson } from '@mintline/core/text'
import type { Hex } from 'viem'
import type { EvmConnection } from '../chain/connection.ts'
import { type AllowlistEntry, allowlistLeaf } from './allowlistProof.ts'
import { fetchListDocument, type ListQuery, MAX_LIST_BYTES } from './listDocument.ts'
import { readEntries } from './listedEntries.ts'
import { LEAF_ORDERS, merkleTree } from './merkleTree.ts'
import type { ProofOptions } from './proofSource.ts'

/**
 * Fetches all wallets in a list whose document the contract names, as thirdweb publishes them, and checks that they
 * make the list's root. Where only single shards are published, there is no such list.
 *
 * @throws MERKLE_PROOFS_MISSING, MERKLE_PROOFS_OF_OTHER_LIST
 * @throws MERKLE_PROOF_DOCUMENT_INVALID if an entry is not valid, or the entries do not make the root
 * @throws What `readResource` throws, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchPublishedList(
  connection: EvmConnection,
  query: ListQuery,
  options: ProofOptions = {},
): Promise<readonly AllowlistEntry[]> {
  const { uri, claims, shards } = await fetchListDocument(connection, query, options)
  const { phaseIndex, merkleRoot } = query.condition
  if (shards && shards.originalEntriesUri === undefined) {
    throw new CoreError('MERKLE_PROOFS_MISSING', { phaseIndex })
  }
  const source = shards?.originalEntriesUri ?? uri
  const listed = claims ?? (await readOriginalEntries(source, options))
  const { tokenDecimals = 0 } = shards ?? {}
  const reads = await readEntries(connection, { entries: listed, tokenDecimals }, options)
  const odd = reads.findIndex(({ entry }) => !entry)
  if (odd !== -1) {
    const reason = `${odd}.${reads[odd]?.field} is not valid`
    throw new CoreError('MERKLE_PROOF_DOCUMENT_INVALID', { source, reason })
  }
  const entries = reads.flatMap(({ entry }) => entry ?? [])
  if (!makesRoot(entries, merkleRoot, shards?.shardNybbles)) {
    const reason = `its wallets do not make the root ${merkleRoot}`
    throw new CoreError('MERKLE_PROOF_DOCUMENT_INVALID', { source, reason })
  }
  return entries
}

async function readOriginalEntries(uri: string, options: ProofOptions): Promise<unknown[]> {
  const content = await readResource(uri, { ...options, maxBytes: MAX_LIST_BYTES })
  const entries = parseJson(content)
  if (Array.isArray(entries)) return entries
  throw new CoreError('MERKLE_PROOF_DOCUMENT_INVALID', { source: uri, reason: 'it is not a list' })
}

/** True if the entries make the root, in any of the orders that libraries have used. */
function makesRoot(entries: readonly AllowlistEntry[], root: Hex, shardDigits?: number): boolean {
  if (entries.length === 0) return false
  const shards = new Map<string, Hex[]>()
  for (const entry of entries) {
    const name = shardDigits === undefined ? '' : entry.wallet.slice(2, 2 + shardDigits)
    const leaves = shards.get(name) ?? []
    shards.set(name, leaves)
    leaves.push(allowlistLeaf(entry))
  }
  return LEAF_ORDERS.some((order) => {
    const roots = [...shards.values()].map((leaves) => merkleTree(order(leaves)).root)
    return LEAF_ORDERS.some((orderOfRoots) => merkleTree(orderOfRoots(roots)).root === root)
  })
}
