import type { EvmAddress } from '@mintline/core/identifiers'
import {
  type EvmPresent,
  type EvmSendableStep,
  type FirstMinter,
  tryFirstMints as tryFirstMintsOf,
} from '@mintline/evm/drop'
import { type FirstMintReport, reportFirstMints } from '../../launch/firstMints.ts'
import { termsBesideFlatFee } from '../config/termsOf.ts'
import type { ReadEvmPhase } from '../lists/readEvmPhases.ts'
import type { ComparedDrop } from './comparedDrop.ts'

/** A drop and the phases to try. */
export interface TriedDrop {
  /** Undefined = not deployed yet. */
  readonly present: EvmPresent | undefined
  /** Transactions still to be sent. */
  readonly transactions: readonly EvmSendableStep[]
  readonly sender: EvmAddress
}

/**
 * Simulates each phase's first mint on the state that a launch leaves.
 *
 * @throws FIRST_MINT_REFUSED for the first phase in which nobody could mint.
 */
export async function tryFirstMints(
  { session: { chain, context }, loaded: { config }, tokens }: ComparedDrop,
  { present, transactions, sender }: TriedDrop,
): Promise<FirstMintReport[]> {
  const [minters = [], ...otherMinters] = tokens.map(({ phases }) => phases.map(firstMinterOf))
  const tried = {
    terms: termsBesideFlatFee({ config, tokens, present }),
    present,
    plan: { steps: transactions },
    wallet: sender,
    minters,
    otherMinters,
  }
  const { signal } = context
  return reportFirstMints(await tryFirstMintsOf(chain.connection, tried, { signal }))
}

/** Returns a list's first wallet with its proof. */
function firstMinterOf({ list }: ReadEvmPhase): FirstMinter | undefined {
  const wallet = list?.entries[0]?.wallet
  const proof = wallet && list?.allowlist.proofOf(wallet)
  return proof && { wallet, proof }
}
