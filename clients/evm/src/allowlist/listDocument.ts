import { CoreError } from '@mintline/core/errors'
import { evmAddress } from '@mintline/core/identifiers'
import { readResource } from '@mintline/core/metadata'
import * as z from 'zod/mini'
import type { EvmConnection } from '../chain/connection.ts'
import { contractRead, readContracts } from '../chain/readContracts.ts'
import type { ClaimCondition } from '../conditions/claimCondition.ts'
import { contractURI } from '../generated/openEdition/abi.ts'
import { parseDocument } from './parseDocument.ts'
import type { ProofOptions } from './proofSource.ts'

/** Maximum size of a contract's document, in bytes. */
const MAX_CONTRACT_BYTES = 4_194_304

/** Maximum size of a list's document, in bytes: enough for some 20,000 wallets without shards. */
export const MAX_LIST_BYTES = 16_777_216

/** Contract document; `merkle` has each list's address by its root. */
const ContractDocument = z.object({ merkle: z.optional(z.record(z.string(), z.string())) })

/** List document: in one piece with `claims`, as thirdweb published them once, or else in shards. */
const ListDocument = z.object({ claims: z.optional(z.array(z.unknown())) })

const ShardedListDocument = z.object({
  baseUri: z.string(),
  /** Address of all entries in one document. */
  originalEntriesUri: z.optional(z.string()),
  shardNybbles: z.int().check(z.minimum(1), z.maximum(6)),
  tokenDecimals: z._default(z.int().check(z.minimum(0), z.maximum(18)), 0),
})

/** A drop's list. */
export interface ListQuery {
  /** The drop's address. */
  readonly contract: string
  readonly condition: Pick<ClaimCondition, 'merkleRoot' | 'phaseIndex'>
  /** The contract's lists, if they have been fetched. Default: they are fetched. */
  readonly listUris?: ListUris | undefined
}

/** Addresses of list documents by their roots. */
export type ListUris = Readonly<Record<string, string>>

/** A list's document, in one of two forms. */
export type PublishedDocument = {
  /** The document's address. */
  readonly uri: string
} & (
  | { readonly claims: readonly unknown[]; readonly shards?: undefined }
  | { readonly claims?: undefined; readonly shards: z.infer<typeof ShardedListDocument> }
)

/**
 * Fetches the addresses of all lists that a contract's document names.
 *
 * @throws MERKLE_PROOF_DOCUMENT_INVALID, what `readResource` throws, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's
 * reason.
 */
export async function fetchListUris(
  connection: EvmConnection,
  contract: string,
  options: ProofOptions,
): Promise<ListUris> {
  const { drop } = await readContracts(
    connection.client,
    { drop: { uri: contractRead(evmAddress(contract), contractURI) } },
    options,
  )
  const source = drop.uri ?? ''
  const document = await readResource(source, { ...options, maxBytes: MAX_CONTRACT_BYTES })
  return parseDocument(ContractDocument, document, source).merkle ?? {}
}

/**
 * Fetches the document about a list that the contract's own document names by the list's root.
 *
 * @throws MERKLE_PROOFS_MISSING if it names no list, MERKLE_PROOFS_OF_OTHER_LIST if it names others only
 * @throws MERKLE_PROOF_DOCUMENT_INVALID, what `readResource` throws, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's
 * reason.
 */
export async function fetchListDocument(
  connection: EvmConnection,
  { contract, condition: { merkleRoot, phaseIndex }, listUris }: ListQuery,
  options: ProofOptions,
): Promise<PublishedDocument> {
  const merkle = listUris ?? (await fetchListUris(connection, contract, options))
  const uri = merkle[merkleRoot]
  if (uri === undefined) {
    const isOther = Object.keys(merkle).length > 0
    throw new CoreError(isOther ? 'MERKLE_PROOFS_OF_OTHER_LIST' : 'MERKLE_PROOFS_MISSING', {
      phaseIndex,
    })
  }
  const content = await readResource(uri, { ...options, maxBytes: MAX_LIST_BYTES })
  const { claims } = parseDocument(ListDocument, content, uri)
  if (claims) return { uri, claims }
  return { uri, shards: parseDocument(ShardedListDocument, content, uri) }
}
