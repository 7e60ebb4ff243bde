import { CoreError, readProofDocument, readResource } from '@mintline/core'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import { type Address, type Hex, maxUint256, parseUnits, zeroAddress } from 'viem'
import * as z from 'zod/mini'
import { type EvmConnection, fetchNetwork } from '../chain/connection.ts'
import { contractRead, readContracts } from '../chain/readContracts.ts'
import type { ClaimCondition } from '../conditions/claimCondition.ts'
import * as erc20 from '../contract/erc20.ts'
import { contractDecimals, isNativeToken } from '../contract/nativeCoin.ts'
import { contractURI } from '../generated/openEdition/abi.ts'
import {
  type AllowlistEntry,
  type AllowlistProof,
  allowlistLeaf,
  rootOfProof,
} from './allowlistProof.ts'
import { merkleTree } from './merkleTree.ts'
import { AddressText, MerkleNode, parseDocument } from './parseDocument.ts'
import type { ProofOptions, ProofSource } from './proofSource.ts'

/** Maximum size in bytes of the documents of a sharded list. */
const MAX_DOCUMENT_BYTES = 4_194_304

/** Document of the contract; `merkle` has the address of each list by its root. */
const ContractDocument = z.object({ merkle: z.optional(z.record(z.string(), z.string())) })

/** Document of a list. */
const ListDocument = z.object({
  baseUri: z.string(),
  /** Hex digits of an address that name its shard. */
  shardNybbles: z.int().check(z.minimum(1), z.maximum(6)),
  tokenDecimals: z._default(z.int().check(z.minimum(0), z.maximum(18)), 0),
})

/** A decimal number of coins or items, or `unlimited`. */
const Quantity = z.union([z.string().check(z.regex(/^(?:unlimited|\d+(?:\.\d+)?)$/)), z.number()])

/** Wallets whose addresses begin alike, and the proof of their tree within that of all. */
const ShardDocument = z.object({
  proofs: z.array(MerkleNode),
  entries: z.array(
    z.object({
      address: AddressText,
      maxClaimable: z.optional(Quantity),
      price: z.optional(Quantity),
      currencyAddress: z.optional(AddressText),
    }),
  ),
})

type ShardEntry = z.infer<typeof ShardDocument>['entries'][number]

/**
 * Proofs of the sharded list that the document of a contract names, as thirdweb publishes them.
 *
 * @param contract Address of the drop.
 */
export function publishedProofs(connection: EvmConnection, contract: string): ProofSource {
  return async (wallet, condition, options) => {
    const { drop } = await readContracts(
      connection.client,
      { drop: { uri: contractRead(evmAddress(contract), contractURI) } },
      options,
    )
    const source = drop.uri ?? ''
    const content = await readResource(source, { ...options, maxBytes: MAX_DOCUMENT_BYTES })
    const { merkle = {} } = parseDocument(ContractDocument, content, source)
    const uri = merkle[condition.merkleRoot]
    const { phaseIndex } = condition
    if (uri === undefined) {
      const isOther = Object.keys(merkle).length > 0
      throw new CoreError(isOther ? 'MERKLE_PROOFS_OF_OTHER_LIST' : 'MERKLE_PROOFS_MISSING', {
        phaseIndex,
      })
    }
    return fetchShardedProof(connection, { uri, wallet, condition }, options)
  }
}

/** A wallet in a sharded list. */
interface ShardedProofQuery {
  /** Address of the document of the list. */
  readonly uri: string
  readonly wallet: EvmAddress
  readonly condition: ClaimCondition
}

/** Undefined = the wallet is not listed. */
async function fetchShardedProof(
  connection: EvmConnection,
  { uri, wallet, condition }: ShardedProofQuery,
  options: ProofOptions,
): Promise<AllowlistProof | undefined> {
  const read = { ...options, maxBytes: MAX_DOCUMENT_BYTES }
  const list = parseDocument(ListDocument, await readResource(uri, read), uri)
  const shard = wallet.slice(2, 2 + list.shardNybbles)
  const source = `${list.baseUri.replace(/\/*$/, '/')}${shard}.json`
  const content = await readProofDocument(source, read)
  if (!content) return undefined
  const { entries, proofs } = parseDocument(ShardDocument, content, source)
  const position = entries.findIndex(({ address }) => evmAddress(address) === wallet)
  if (position === -1) return undefined
  const decimalsOf = await fetchDecimals(connection, entries, options)
  const terms = entries.map((entry) => entryOf(entry, { ...list, decimalsOf }))
  const leaves = terms.map(allowlistLeaf)
  const [entry, leaf] = [terms[position], leaves[position]]
  if (!entry || !leaf) return undefined
  const { wallet: _, ...own } = entry
  const candidates = leafOrders(leaves).map((ordered) => [
    ...merkleTree(ordered).proofOf(ordered.indexOf(leaf)),
    ...proofs,
  ])
  const proof = candidates.find((each) => rootOfProof(leaf, each) === condition.merkleRoot)
  const { phaseIndex } = condition
  if (!proof) throw new CoreError('MERKLE_PROOF_MISMATCH', { wallet, phaseIndex })
  return { ...own, proof }
}

/** Orders in which libraries have put the leaves of a shard: by bytes, by the text of their bytes, or not at all. */
function leafOrders(leaves: readonly Hex[]): Hex[][] {
  const textOf = (leaf: Hex) =>
    (leaf.slice(2).match(/../g) ?? []).map((byte) => Number(`0x${byte}`)).join()
  return [
    leaves.toSorted(),
    leaves.toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1)),
    [...leaves],
  ]
}

/** Decimals of all currencies that prices of the shard are in. */
async function fetchDecimals(
  connection: EvmConnection,
  entries: readonly ShardEntry[],
  options: ProofOptions,
): Promise<(currency: Address) => number> {
  const network = await fetchNetwork(connection, options)
  const currencies = entries.map(({ currencyAddress }) => currencyAddress ?? zeroAddress)
  const tokens = [...new Set(currencies)].filter((currency) => !isNative(currency))
  const { decimals } = await readContracts(
    connection.client,
    {
      decimals: Object.fromEntries(
        tokens.map((token) => [token, contractRead(token, erc20.decimals)]),
      ),
    },
    options,
  )
  return (currency) => (isNative(currency) ? contractDecimals(network) : (decimals[currency] ?? 18))
}

function isNative(currency: Address): boolean {
  return currency === zeroAddress || isNativeToken(currency)
}

interface EntryUnits {
  readonly tokenDecimals: number
  readonly decimalsOf: (currency: Address) => number
}

function entryOf(entry: ShardEntry, { tokenDecimals, decimalsOf }: EntryUnits): AllowlistEntry {
  const { address, maxClaimable, price, currencyAddress: currency = zeroAddress } = entry
  return {
    wallet: evmAddress(address),
    quantityLimitPerWallet: unitsOf(maxClaimable, tokenDecimals),
    pricePerToken: unitsOf(price, decimalsOf(currency)),
    currency,
  }
}

function unitsOf(quantity: string | number = 'unlimited', decimals: number): bigint {
  return quantity === 'unlimited' ? maxUint256 : parseUnits(`${quantity}`, decimals)
}
