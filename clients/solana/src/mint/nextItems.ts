import { PublicKey } from '@solana/web3.js'
import { nextHashlistPage } from '../pda/nextHashlistPage.ts'
import {
  hashlistAddress,
  itemMintAddress,
  minterStatsAddress,
  minterStatsPhaseAddress,
  tokenAccountAddress,
} from '../pda/publicKeys.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import type { MinterCounts } from './claimTerms.ts'

/** Input for a wallet's next items, if nobody else mints meanwhile. */
export interface NextItemsInput {
  readonly collection: CollectionInfo
  readonly minter: PublicKey
  readonly phaseIndex: number
  readonly counts: MinterCounts
  /** Item count, at least 1. */
  readonly quantity: number
  /** Wallet that gets the items as a gift. Default: the minter. */
  readonly mintTo?: PublicKey | undefined
}

/** A future item, with the accounts that its mint creates or grows. */
export interface NextItem {
  /** Items issued in the collection before it. */
  readonly issued: bigint
  /** Items that the minter has in the collection before it. */
  readonly mintCount: bigint
  /** Items that the minter has in the phase before it. */
  readonly phaseMintCount: bigint
  readonly mint: PublicKey
  /** Gets the item: the minter, unless it is a gift. */
  readonly receiver: PublicKey
  /** The receiver's. */
  readonly tokenAccount: PublicKey
  readonly hashlistPage: PublicKey
  readonly minterStats: PublicKey
  readonly minterStatsPhase: PublicKey
}

/** Returns a wallet's next items, in order. */
export function nextItems(input: NextItemsInput): NextItem[] {
  const { collection, minter, phaseIndex, counts, quantity, mintTo: receiver = minter } = input
  const deployment = new PublicKey(collection.editions)
  const minterStats = minterStatsAddress(deployment, minter)
  const minterStatsPhase = minterStatsPhaseAddress(deployment, minter, phaseIndex)
  return Array.from({ length: quantity }, (_, index) => {
    const issued = collection.numberOfTokensIssued + BigInt(index)
    const mintCount = counts.inCollection + BigInt(index)
    const mint = itemMintAddress(deployment, minter, mintCount)
    return {
      issued,
      mintCount,
      phaseMintCount: counts.inPhase + BigInt(index),
      mint,
      receiver,
      tokenAccount: tokenAccountAddress(mint, receiver),
      hashlistPage: hashlistAddress(deployment, nextHashlistPage(issued)),
      minterStats,
      minterStatsPhase,
    }
  })
}
