import { CoreError } from '@mintline/core/errors'
import type { EvmAddress } from '@mintline/core/identifiers'
import { readProofDocument } from '@mintline/core/metadata'
import * as z from 'zod/mini'
import type { EvmConnection } from '../chain/connection.ts'
import type { ClaimCondition } from '../conditions/claimCondition.ts'
import { type AllowlistProof, allowlistLeaf, rootOfProof } from './allowlistProof.ts'
import { positionOf, readEntries } from './listedEntries.ts'
import { LEAF_ORDERS, merkleTree } from './merkleTree.ts'
import { MerkleNode, parseDocument } from './parseDocument.ts'
import type { ProofOptions } from './proofSource.ts'

/** Maximum shard size in bytes. */
const MAX_SHARD_BYTES = 4_194_304

/** A list in shards. */
export interface ShardedList {
  /** Address of the shard folder. */
  readonly baseUri: string
  /** Address hex digits in a shard's name. */
  readonly shardNybbles: number
  /** Item decimals. */
  readonly tokenDecimals: number
}

/** Wallets whose addresses begin alike, and their tree's proof within the whole list. */
const ShardDocument = z.object({ proofs: z.array(MerkleNode), entries: z.array(z.unknown()) })

/** A wallet in a sharded list. */
interface ShardedProofQuery {
  readonly list: ShardedList
  readonly wallet: EvmAddress
  readonly condition: ClaimCondition
}

/**
 * Fetches a wallet's shard and computes its proof; undefined = not listed. If entries are unreadable, it tries whether
 * the list was built without them.
 *
 * @throws MERKLE_PROOF_NOT_AVAILABLE, MERKLE_PROOF_DOCUMENT_INVALID, MERKLE_PROOF_MISMATCH, NODE_NOT_AVAILABLE,
 * NODE_REFUSED, or the signal's reason.
 */
export async function fetchShardedProof(
  connection: EvmConnection,
  { list, wallet, condition: { merkleRoot, phaseIndex } }: ShardedProofQuery,
  options: ProofOptions,
): Promise<AllowlistProof | undefined> {
  const shard = wallet.slice(2, 2 + list.shardNybbles)
  const source = `${list.baseUri.replace(/\/*$/, '/')}${shard}.json`
  const content = await readProofDocument(source, { ...options, maxBytes: MAX_SHARD_BYTES })
  if (!content) return undefined
  const { entries, proofs } = parseDocument(ShardDocument, content, source)
  const position = positionOf(wallet, entries)
  if (position === -1) return undefined
  const { tokenDecimals } = list
  const reads = await readEntries(connection, { entries, tokenDecimals }, options)
  const unreadable = (at: number) => {
    const reason = `entries.${at}.${reads[at]?.field} is not valid`
    return new CoreError('MERKLE_PROOF_DOCUMENT_INVALID', { source, reason })
  }
  const own = reads[position]?.entry
  if (!own) throw unreadable(position)
  const leaf = allowlistLeaf(own)
  const leaves = reads.flatMap(({ entry }) => (entry ? [allowlistLeaf(entry)] : []))
  const orders = LEAF_ORDERS.map((order) => order(leaves))
  const candidates = orders.map((ordered) => [
    ...merkleTree(ordered).proofOf(ordered.indexOf(leaf)),
    ...proofs,
  ])
  const proof = candidates.find((each) => rootOfProof(leaf, each) === merkleRoot)
  if (proof) {
    const { wallet: _, ...terms } = own
    return { ...terms, proof }
  }
  const odd = reads.findIndex(({ entry }) => !entry)
  throw odd === -1
    ? new CoreError('MERKLE_PROOF_MISMATCH', { wallet, phaseIndex })
    : unreadable(odd)
}
