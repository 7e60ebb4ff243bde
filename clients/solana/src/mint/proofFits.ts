import type { PlanWarning } from '@mintline/core/drop'
import { solanaAddress } from '@mintline/core/identifiers'
import { type AddressLookupTableAccount, PublicKey } from '@solana/web3.js'
import { TOKEN_PROGRAM } from '../addresses.ts'
import { lookupTableToBe, type PaidToken } from '../plans/lookupTable/lookupTableAddresses.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import { fitsTransaction, MAX_TRANSACTION_SIZE } from '../transaction/transactionSize.ts'
import { mintInstruction } from './plannedItems.ts'

/** Wallets that are no other account in the mint. */
const ANYBODY = walletOf(1)
const SPONSOR = walletOf(2)
const RECEIVER = walletOf(3)
const NODE_LENGTH = 32
/** An item far beyond any real one, whose page is in no table. */
const LATE_ITEM = 1n << 36n

/** Parts that a phase's mints hold beside the proof. */
export interface ProofRoom {
  /** The phase's price token; undefined = its price is in lamports. */
  readonly token?: PaidToken | undefined
  /** True for mints at another wallet's cost. Default: the minter pays. */
  readonly isSponsored?: boolean | undefined
  /** True for gifts. Default: the minter gets the item. */
  readonly isGift?: boolean | undefined
  /** The collection's; `lookupTableToBe` for a future one. Default: none. */
  readonly lookupTable?: AddressLookupTableAccount | undefined
}

/**
 * Returns true if one mint with a merkle proof fits a transaction, for every wallet, as long as the collection does not
 * change. A mint for tokens also has room for their vault, as a receiver's account can be closed or frozen at any time.
 *
 * @param nodes Proof length: see `proofNodes`.
 */
export function proofFits(
  collection: CollectionInfo,
  nodes: number,
  { token, isSponsored = false, isGift = false, lookupTable }: ProofRoom = {},
): boolean {
  const merkleProof = Array.from({ length: nodes }, () => new Uint8Array(NODE_LENGTH))
  const terms = {
    ...{ phaseIndex: 0, price: 0n, usesAllowlist: false },
    merkleMintInput: { merkleProof, allowListPrice: 0n, allowListMaxClaims: 1n },
    token: token && {
      mint: solanaAddress(token.mint),
      tokenProgram: solanaAddress(token.tokenProgram ?? TOKEN_PROGRAM),
    },
  }
  const cosigner = collection.cosignerProgramId && collection.creator
  const payer = isSponsored ? SPONSOR : ANYBODY
  const receiver = isGift ? RECEIVER : ANYBODY
  const item = { issued: lastItem(collection), mintCount: 0n, receiver }
  const instruction = mintInstruction(
    {
      ...{ collection, terms, cosigner, maxRent: 0n, expiresAt: cosigner && 0n },
      ...{ payer: payer.toBase58(), usesVault: true },
    },
    ANYBODY,
    item,
  )
  const lookupTables = lookupTable ? [lookupTable] : []
  return fitsTransaction({ instructions: [instruction], payer, lookupTables })
}

/** Returns the longest proof, in nodes, with which one mint fits a transaction. Parameters as for `proofFits`. */
export function maxProofNodes(collection: CollectionInfo, room: ProofRoom = {}): number {
  // Nodes alone exceed a transaction at the upper end. A mint of each length takes milliseconds to build.
  let [fitting, exceeding] = [0, Math.ceil(MAX_TRANSACTION_SIZE / NODE_LENGTH)]
  while (exceeding - fitting > 1) {
    const nodes = Math.floor((fitting + exceeding) / 2)
    if (proofFits(collection, nodes, room)) fitting = nodes
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
export interface ProofLengthInput extends Pick<ProofRoom, 'token' | 'lookupTable'> {
  readonly info: CollectionInfo
  /** Wallets in the list. */
  readonly wallets: number
}

/** Warns about a list whose proofs are too long to mint with; undefined = every wallet can mint. */
export function proofLengthWarning(input: ProofLengthInput): PlanWarning | undefined {
  const { info, wallets, token, lookupTable } = input
  const nodes = proofNodes(wallets)
  const most = maxProofNodes(info, { token, lookupTable })
  if (nodes <= most) return undefined
  const withTable = { token, lookupTable: lookupTableToBe(info, token && [token]) }
  const advice = proofFits(info, nodes, withTable)
    ? 'create a lookup table'
    : 'split it over several phases'
  const mints = `mints of this collection${token ? ' for tokens' : ''}`
  return {
    code: 'PROOFS_TOO_LONG',
    message: `A list of ${wallets} wallets needs proofs of ${nodes} nodes, and ${mints} hold ${most}: ${advice}`,
  }
}

function lastItem({ maxNumberOfTokens }: CollectionInfo): bigint {
  return maxNumberOfTokens > 0n ? maxNumberOfTokens - 1n : LATE_ITEM
}

function walletOf(byte: number): PublicKey {
  return new PublicKey(new Uint8Array(32).fill(byte))
}
