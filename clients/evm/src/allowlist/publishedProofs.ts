import { CoreError, readResource } from '@mintline/core'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import * as z from 'zod/mini'
import type { EvmConnection } from '../chain/connection.ts'
import { contractRead, readContracts } from '../chain/readContracts.ts'
import { contractURI } from '../generated/openEdition/abi.ts'
import type { AllowlistProof } from './allowlistProof.ts'
import { positionOf, readEntries } from './listedEntries.ts'
import { MerkleNode, parseDocument } from './parseDocument.ts'
import type { ProofOptions, ProofSource } from './proofSource.ts'
import { fetchShardedProof } from './shardedProofs.ts'

/** Maximum size of a contract's document, in bytes. */
const MAX_CONTRACT_BYTES = 4_194_304

/** Maximum size of a list's document, in bytes: enough for some 20,000 wallets without shards. */
const MAX_LIST_BYTES = 16_777_216

/** Contract document; `merkle` has each list's address by its root. */
const ContractDocument = z.object({ merkle: z.optional(z.record(z.string(), z.string())) })

/** List document: in one piece with `claims`, as thirdweb published them once, or else in shards. */
const ListDocument = z.object({ claims: z.optional(z.array(z.unknown())) })

const ShardedListDocument = z.object({
  baseUri: z.string(),
  shardNybbles: z.int().check(z.minimum(1), z.maximum(6)),
  tokenDecimals: z._default(z.int().check(z.minimum(0), z.maximum(18)), 0),
})

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
    const { drop } = await readContracts(
      connection.client,
      { drop: { uri: contractRead(evmAddress(contract), contractURI) } },
      options,
    )
    const source = drop.uri ?? ''
    const document = await readResource(source, { ...options, maxBytes: MAX_CONTRACT_BYTES })
    const { merkle = {} } = parseDocument(ContractDocument, document, source)
    const { merkleRoot, phaseIndex } = condition
    const uri = merkle[merkleRoot]
    if (uri === undefined) {
      const isOther = Object.keys(merkle).length > 0
      throw new CoreError(isOther ? 'MERKLE_PROOFS_OF_OTHER_LIST' : 'MERKLE_PROOFS_MISSING', {
        phaseIndex,
      })
    }
    const content = await readResource(uri, { ...options, maxBytes: MAX_LIST_BYTES })
    const { claims } = parseDocument(ListDocument, content, uri)
    if (claims) return readClaim(connection, { claims, uri, wallet }, options)
    const list = parseDocument(ShardedListDocument, content, uri)
    return fetchShardedProof(connection, { list, wallet, condition }, options)
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
