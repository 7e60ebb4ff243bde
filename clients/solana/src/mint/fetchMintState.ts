import { isMintlineError, MintlineError, solanaAddress } from '@mintline/core'
import type { MerkleMintInput } from '../instructions/types.ts'
import {
  deriveAllowlistEntry,
  deriveMinterStats,
  deriveMinterStatsPhase,
} from '../pda/derivedAddresses.ts'
import { currentPhase } from '../phases/phaseStatus.ts'
import type { CollectionInfo, EditionPhase } from '../reads/collectionInfo.ts'
import { fetchAccounts } from '../reads/fetchAccounts.ts'
import { fetchChainTime } from '../reads/fetchChainTime.ts'
import { fetchCollectionInfo } from '../reads/fetchCollectionInfo.ts'
import type { ReadConnection } from '../reads/readConnection.ts'
import { decodeMinterStats } from '../reads/records/minterStats.ts'
import { decodeUserAllowListData } from '../reads/records/userAllowListData.ts'
import type { StoredAccount } from '../reads/storedAccount.ts'
import type { AskOptions } from '../send/askNode.ts'
import { type ClaimTerms, claimTerms, type MinterCounts } from './claimTerms.ts'
import { fetchProof, type ProofSource } from './proofSource.ts'

/** Whose mint is asked for. */
export interface MintStateInput {
  /** Base58 address of the deployment. */
  readonly deployment: string
  /** Base58 address of the wallet that wants to mint. */
  readonly wallet: string
  /** Where the wallet's merkle proof is; undefined = in merkle phases the wallet is not listed. */
  readonly proofSource?: ProofSource | undefined
}

/** What a mint of a wallet depends on, at one moment. */
export interface MintState {
  readonly collection: CollectionInfo
  /** Undefined = no phase is open. */
  readonly phase: EditionPhase | undefined
  /** What the wallet has minted; in the phase 0 where there is none. */
  readonly counts: MinterCounts
  /** Undefined = no phase is open. */
  readonly terms: ClaimTerms | undefined
}

/**
 * Reads what a mint of a wallet depends on.
 *
 * @throws INVALID_ADDRESS, DEPLOYMENT_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND, NOT_EDITIONS_ACCOUNT
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, what the proof source throws, or the reason of the signal.
 */
export async function fetchMintState(
  connection: ReadConnection,
  input: MintStateInput,
  options: AskOptions = {},
): Promise<MintState> {
  const wallet = solanaAddress(input.wallet)
  const { collection, phase } = await fetchCurrentPhase(connection, input.deployment, options)
  const { editions: deployment } = collection
  const phaseIndex = phase?.phaseIndex ?? 0
  const [inCollection, inPhase, entry] = await fetchAccounts(
    connection,
    [
      deriveMinterStats(deployment, wallet),
      deriveMinterStatsPhase(deployment, wallet, phaseIndex),
      deriveAllowlistEntry(deployment, wallet, phaseIndex),
    ],
    options,
  )
  const counts = {
    inCollection: countOf(inCollection),
    inPhase: phase ? countOf(inPhase) : 0n,
  }
  if (!phase) return { collection, phase, counts, terms: undefined }
  const terms = claimTerms({
    collection,
    phase,
    wallet: input.wallet,
    counts,
    entry: entry && decodeUserAllowListData(entry),
    merkleMintInput: await fetchMerkleMintInput(phase, input, options),
  })
  return { collection, phase, counts, terms }
}

/**
 * A collection and its current phase by the clock of the chain; undefined = no phase is open.
 *
 * @throws What `fetchMintState` throws, but for proofs.
 */
export async function fetchCurrentPhase(
  connection: ReadConnection,
  deployment: string,
  options: AskOptions = {},
): Promise<Pick<MintState, 'collection' | 'phase'>> {
  const [collection, now] = await Promise.all([
    fetchCollectionInfo(connection, deployment, options).catch((error: unknown) => {
      if (!isMintlineError(error, 'EDITIONS_NOT_FOUND')) throw error
      throw new MintlineError('DEPLOYMENT_NOT_FOUND', { deployment }, { cause: error })
    }),
    fetchChainTime(connection, options),
  ])
  return { collection, phase: currentPhase(collection.phases, now) }
}

function countOf(account: StoredAccount | undefined): bigint {
  return account ? decodeMinterStats(account).mintCount : 0n
}

async function fetchMerkleMintInput(
  { phaseType }: EditionPhase,
  { wallet, proofSource }: MintStateInput,
  options: AskOptions,
): Promise<MerkleMintInput | undefined> {
  if (phaseType !== 'merkleTree' || proofSource === undefined) return undefined
  const document = await fetchProof(proofSource, wallet, options)
  return (
    document && {
      merkleProof: document.proof,
      allowListPrice: document.claimPrice,
      allowListMaxClaims: document.maxClaims,
    }
  )
}
