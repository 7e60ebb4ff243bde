import { type AddressLookupTableAccount, PublicKey } from '@solana/web3.js'
import { lookupTableToBe } from '../plans/lookupTable/lookupTableAddresses.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import type { PlanWarning } from '../transaction/plan.ts'
import { fitsTransaction, MAX_TRANSACTION_SIZE } from '../transaction/transactionSize.ts'
import { mintInstruction } from './plannedItems.ts'

/** Any wallet that is no other account in the mint. */
const ANYBODY = new PublicKey(new Uint8Array(32).fill(1))
const NODE_LENGTH = 32
/** An item far beyond any real one, whose page is in no table. */
const LATE_ITEM = 1n << 36n

/**
 * Returns true if one mint with a merkle proof fits a transaction, for every wallet, as long as the collection does not
 * change.
 *
 * @param nodes Proof length: see `proofNodes`.
 * @param lookupTable The collection's; `lookupTableToBe` for a future one.
 */
export function proofFits(
  collection: CollectionInfo,
  nodes: number,
  lookupTable?: AddressLookupTableAccount,
): boolean {
  const merkleProof = Array.from({ length: nodes }, () => new Uint8Array(NODE_LENGTH))
  const merkleMintInput = { merkleProof, allowListPrice: 0n, allowListMaxClaims: 1n }
  const terms = {
    ...{ phaseIndex: 0, price: 0n, token: undefined, usesAllowlist: false },
    merkleMintInput,
  }
  const cosigner = collection.cosignerProgramId && collection.creator
  const item = { issued: lastItem(collection), mintCount: 0n, receiver: ANYBODY }
  const instruction = mintInstruction(
    { collection, terms, cosigner, maxRent: 0n, expiresAt: cosigner && 0n },
    ANYBODY,
    item,
  )
  const lookupTables = lookupTable ? [lookupTable] : []
  return fitsTransaction({ instructions: [instruction], payer: ANYBODY, lookupTables })
}

/** Returns the longest proof, in nodes, with which one mint fits a transaction. Parameters as for `proofFits`. */
export function maxProofNodes(
  collection: CollectionInfo,
  lookupTable?: AddressLookupTableAccount,
): number {
  // Nodes alone exceed a transaction at the upper end. A mint of each length takes milliseconds to build.
  let [fitting, exceeding] = [0, Math.ceil(MAX_TRANSACTION_SIZE / NODE_LENGTH)]
  while (exceeding - fitting > 1) {
    const nodes = Math.floor((fitting + exceeding) / 2)
    if (proofFits(collection, nodes, lookupTable)) fitting = nodes
    else exceeding = nodes
  }
  return fitting
}

/** Length of a merkle list's longest proof, in nodes. */
export function proofNodes(wallets: number): number {
  // A single wallet also has a proof: see `leafCountOf`.
  let nodes = 1
  while (2 ** nodes < wallets) nodes += 1
  return nodes
}

/**
 * Counts the wallets in a merkle list whose proofs have more than `most` nodes; where a level is odd, some proofs are
 * shorter.
 */
export function walletsWithLongerProofs(wallets: number, most: number): number {
  const leaves = Math.max(wallets, 2)
  let count = 0
  for (let position = 0; position < wallets; position += 1) {
    if (nodesAt(leaves, position) > most) count += 1
  }
  return count
}

/** One proof's length in nodes: the last node in an odd level moves up without a sibling. */
function nodesAt(leaves: number, position: number): number {
  let [nodes, size, index] = [0, leaves, position]
  for (; size > 1; size = Math.ceil(size / 2)) {
    if ((index ^ 1) < size) nodes += 1
    index >>>= 1
  }
  return nodes
}

/** A merkle list for a collection's phase. */
export interface ProofLengthInput {
  readonly info: CollectionInfo
  /** Wallets in the list. */
  readonly wallets: number
  /** The collection's, from `fetchMintLookupTable`. Default: none. */
  readonly lookupTable?: AddressLookupTableAccount | undefined
}

/** Warns about a list whose proofs are too long to mint with; undefined = every wallet can mint. */
export function proofLengthWarning(input: ProofLengthInput): PlanWarning | undefined {
  const { info, wallets, lookupTable } = input
  const nodes = proofNodes(wallets)
  const most = maxProofNodes(info, lookupTable)
  if (nodes <= most) return undefined
  const advice = proofFits(info, nodes, lookupTableToBe(info))
    ? 'create a lookup table'
    : 'split it over several phases'
  return {
    code: 'PROOFS_TOO_LONG',
    message: `A list of ${wallets} wallets needs proofs of ${nodes} nodes, and mints of this collection hold ${most}: ${advice}`,
  }
}

function lastItem({ maxNumberOfTokens }: CollectionInfo): bigint {
  return maxNumberOfTokens > 0n ? maxNumberOfTokens - 1n : LATE_ITEM
}
