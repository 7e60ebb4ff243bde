import { CoreError } from '@mintline/core/errors'
import type { EvmAddress } from '@mintline/core/identifiers'
import * as z from 'zod/mini'
import type { EvmConnection } from '../chain/connection.ts'
import type { AllowlistProof } from './allowlistProof.ts'
import { fetchListDocument } from './listDocument.ts'
import { positionOf, readEntries } from './listedEntries.ts'
import { MerkleNode } from './parseDocument.ts'
import type { ProofOptions, ProofSource } from './proofSource.ts'
import { fetchShardedProof } from './shardedProofs.ts'

/** The proof beside an entry's terms, in an unsharded list. */
const ProofOfEntry = z.object({ proof: z.array(MerkleNode) })

/**
 * Returns a source for proofs from the list that a contract's document names, sharded or not, as thirdweb publishes
 * them.
 *
 * @param contract The drop's address.
 */
export function publishedProofs(connection: EvmConnection, contract: string): ProofSource {
  return async (wallet, condition, options) => {
    const query = { contract, condition }
    const { uri, claims, shards } = await fetchListDocument(connection, query, options)
    if (claims) return readClaim(connection, { claims, uri, wallet }, options)
    return fetchShardedProof(connection, { list: shards, wallet, condition }, options)
  }
}

interface ClaimQuery {
  /** Untrusted. */
  readonly claims: readonly unknown[]
  /** The list's address, for errors. */
  readonly uri: string
  readonly wallet: EvmAddress
}

/** Reads a wallet's proof from an unsharded list; undefined = not listed. */
async function readClaim(
  connection: EvmConnection,
  { claims, uri, wallet }: ClaimQuery,
  options: ProofOptions,
): Promise<AllowlistProof | undefined> {
  const position = positionOf(wallet, claims)
  if (position === -1) return undefined
  const claim = claims[position]
  const listed = { entries: [claim], tokenDecimals: 0 }
  const [{ entry, field } = { field: 'address' }] = await readEntries(connection, listed, options)
  const { data } = ProofOfEntry.safeParse(claim)
  if (!entry || !data) {
    const reason = `claims.${position}.${field ?? 'proof'} is not valid`
    throw new CoreError('MERKLE_PROOF_DOCUMENT_INVALID', { source: uri, reason })
  }
  const { wallet: _, ...terms } = entry
  return { ...terms, proof: data.proof }
}
