import { CoreError } from '@mintline/core/errors'
import type { EvmAddress } from '@mintline/core/identifiers'
import { assertDistinctWallets } from '@mintline/core/mint'
import type { Hex } from 'viem'
import { type AllowlistEntry, type AllowlistProof, allowlistLeaf } from './allowlistProof.ts'
import type { Allowlist } from './buildAllowlist.ts'
import { type AllowlistTree, merkleTree } from './merkleTree.ts'

/** Default hex digits in a shard's name: up to 256 shards. */
const SHARD_DIGITS = 2

/** Wallets whose addresses begin alike, with their own tree. */
export interface AllowlistShard {
  /** The first hex digits in their addresses, without 0x. */
  readonly name: string
  readonly entries: readonly AllowlistEntry[]
  /** Siblings from the shard's root to the list's root. */
  readonly proofs: readonly Hex[]
}

/** An allowlist in shards: a page reads one, and no document per wallet is needed. */
export interface ShardedAllowlist extends Allowlist {
  /** Hex digits in a shard's name. */
  readonly shardDigits: number
  readonly shards: readonly AllowlistShard[]
}

/**
 * Builds a claim condition's allowlist in shards. Its root differs from `buildAllowlist`'s.
 *
 * @param options - `shardDigits`, 1 to 6: address hex digits in a shard's name. Default: 2.
 * @throws MERKLE_LIST_EMPTY
 * @throws ALLOWLIST_WALLET_LISTED_TWICE
 */
export function buildShardedAllowlist(
  entries: readonly AllowlistEntry[],
  { shardDigits = SHARD_DIGITS }: { readonly shardDigits?: number } = {},
): ShardedAllowlist {
  if (entries.length === 0) throw new CoreError('MERKLE_LIST_EMPTY', {})
  assertDistinctWallets(entries.map(({ wallet }) => wallet))
  const nameOf = (wallet: EvmAddress) => wallet.slice(2, 2 + shardDigits)
  const byName = new Map<string, AllowlistEntry[]>()
  for (const entry of entries) {
    const name = nameOf(entry.wallet)
    const own = byName.get(name)
    if (own) own.push(entry)
    else byName.set(name, [entry])
  }
  const trees = [...byName].map(([name, own]) => shardTree(name, own))
  const roots = trees.map(({ tree }) => tree.root).toSorted()
  const all = merkleTree(roots)
  const shards = new Map(
    trees.map((shard) => {
      const proofs = all.proofOf(roots.indexOf(shard.tree.root))
      return [shard.name, { ...shard, proofs }]
    }),
  )
  return {
    merkleRoot: all.root,
    shardDigits,
    shards: [...shards.values()].map(({ name, entries: own, proofs }) => ({
      name,
      entries: own,
      proofs,
    })),
    proofOf: (wallet) => {
      const shard = shards.get(nameOf(wallet))
      return shard && proofIn(shard, wallet)
    },
  }
}

interface ShardTree extends Pick<AllowlistShard, 'name' | 'entries'> {
  readonly leaves: readonly Hex[]
  readonly tree: AllowlistTree
}

/** Builds a shard's tree. Leaves are sorted, as in lists that thirdweb publishes. */
function shardTree(name: string, entries: readonly AllowlistEntry[]): ShardTree {
  const leaves = entries.map(allowlistLeaf).toSorted()
  return { name, entries, leaves, tree: merkleTree(leaves) }
}

function proofIn(
  { entries, leaves, tree, proofs }: ShardTree & Pick<AllowlistShard, 'proofs'>,
  wallet: EvmAddress,
): AllowlistProof | undefined {
  const entry = entries.find((each) => each.wallet === wallet)
  if (!entry) return undefined
  const { wallet: _, ...terms } = entry
  const position = leaves.indexOf(allowlistLeaf(entry))
  return { ...terms, proof: [...tree.proofOf(position), ...proofs] }
}
