import { assertQuantity, type SolanaAddress, solanaAddress } from '@mintline/core'
import {
  deriveAllowlistEntry,
  deriveMinterStats,
  deriveMinterStatsPhase,
} from '../pda/derivedAddresses.ts'
import type { EditionPhase } from '../reads/collectionInfo.ts'
import { fetchAccounts } from '../reads/fetchAccounts.ts'
import type { ReadConnection } from '../reads/readConnection.ts'
import { decodeMinterStats } from '../reads/records/minterStats.ts'
import { decodeUserAllowListData } from '../reads/records/userAllowListData.ts'
import type { StoredAccount } from '../reads/storedAccount.ts'
import type { AskOptions } from '../send/askNode.ts'
import type { ClaimRequest } from './claimRequest.ts'
import { claimTerms } from './claimTerms.ts'
import { fetchMerkleClaims } from './fetchMerkleClaims.ts'
import { fetchOpenPhases } from './fetchOpenPhases.ts'
import { chooseMint, type MintState } from './mintState.ts'
import type { ProofSource } from './proofSource.ts'

/** Whose mint is asked for, and of what. */
export interface MintStateInput extends ClaimRequest {
  /** Base58 address of the deployment. */
  readonly deployment: string
  /** Base58 address of the wallet that wants to mint. */
  readonly wallet: string
  /** Where the wallet's merkle proofs are; undefined = not known, so merkle phases are closed to it. */
  readonly proofSource?: ProofSource | undefined
}

/**
 * Fetches what a mint of a wallet depends on: its terms in all open phases, and the phase to mint in.
 *
 * @throws QUANTITY_NOT_POSITIVE, PHASE_NOT_OPEN
 * @throws INVALID_ADDRESS, DEPLOYMENT_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND, NOT_EDITIONS_ACCOUNT
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function fetchMintState(
  connection: ReadConnection,
  input: MintStateInput,
  options: AskOptions = {},
): Promise<MintState> {
  const wallet = solanaAddress(input.wallet)
  assertQuantity(input.quantity ?? 1n)
  const { collection, phases } = await fetchOpenPhases(connection, input.deployment, options)
  const { editions: deployment } = collection
  const [records, claims] = await Promise.all([
    fetchWalletRecords(connection, { deployment, wallet, phases }, options),
    fetchMerkleClaims({ wallet, phases, proofSource: input.proofSource }, options),
  ])
  const { inCollection } = records
  const offers = phases.map((phase, index) => {
    const { inPhase = 0n, entry } = records.phases[index] ?? {}
    const counts = { inCollection, inPhase }
    const terms = claimTerms({ collection, phase, wallet, counts, entry, ...claims[index] })
    return { phase, counts, terms }
  })
  return chooseMint({ collection, wallet, options: offers, counts: { inCollection } }, input)
}

interface WalletQuery {
  readonly deployment: SolanaAddress
  readonly wallet: SolanaAddress
  readonly phases: readonly EditionPhase[]
}

/** Reads the wallet's counters and allowlist entries, of all phases in one request. */
async function fetchWalletRecords(
  connection: ReadConnection,
  { deployment, wallet, phases }: WalletQuery,
  options: AskOptions,
) {
  const ofPhases = phases.flatMap(({ phaseIndex }) => [
    deriveMinterStatsPhase(deployment, wallet, phaseIndex),
    deriveAllowlistEntry(deployment, wallet, phaseIndex),
  ])
  const addresses = [deriveMinterStats(deployment, wallet), ...ofPhases]
  const [inCollection, ...accounts] = await fetchAccounts(connection, addresses, options)
  return {
    inCollection: countOf(inCollection),
    phases: phases.map((_, index) => {
      const [stats, entry] = accounts.slice(2 * index, 2 * index + 2)
      return { inPhase: countOf(stats), entry: entry && decodeUserAllowListData(entry) }
    }),
  }
}

function countOf(account: StoredAccount | undefined): bigint {
  return account ? decodeMinterStats(account).mintCount : 0n
}
