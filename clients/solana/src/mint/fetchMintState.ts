import { type AskOptions, assertQuantity, type WalletProofOptions } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import type { TimedCollection } from '../reads/fetchTimedCollection.ts'
import { fetchTokensOfPhases } from '../reads/phaseTokens.ts'
import type { ReadConnection } from '../rpc/readConnection.ts'
import type { ClaimRequest } from './claimRequest.ts'
import { claimTerms } from './claimTerms.ts'
import { fetchMerkleClaims } from './fetchMerkleClaims.ts'
import { fetchMintRecords } from './fetchMintRecords.ts'
import { fetchOpenPhases, openPhasesOf } from './fetchOpenPhases.ts'
import { chooseMint, type MintState } from './mintState.ts'
import type { ProofSource } from './proofSource.ts'

/** A wallet and its requested mint. */
export interface MintStateInput extends ClaimRequest {
  /** Symbol or any address of the collection: see `findDeployment`. */
  readonly deployment: string
  /** Minting wallet, in base58. */
  readonly wallet: string
  /** Where to get the wallet's merkle proofs; undefined = unknown, so merkle phases are closed to it. */
  readonly proofSource?: ProofSource | undefined
  /** IPFS gateway and `fetch` for proofs at an address. Default: a public gateway, and the platform's `fetch`. */
  readonly resources?: Pick<WalletProofOptions, 'gateway' | 'fetch'> | undefined
  /** The collection, if you have just read it. Default: it is read. */
  readonly read?: TimedCollection | undefined
}

/**
 * Fetches a wallet's mint state: its terms in all open phases, and the phase to mint in.
 *
 * @throws QUANTITY_NOT_POSITIVE, MAX_PER_TRANSACTION_INVALID, PHASE_NOT_OPEN
 * @throws INVALID_ADDRESS, DEPLOYMENT_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND, NOT_EDITIONS_ACCOUNT
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchMintState(
  connection: ReadConnection,
  input: MintStateInput,
  options: AskOptions = {},
): Promise<MintState> {
  const wallet = solanaAddress(input.wallet)
  const mintTo = input.mintTo === undefined ? undefined : solanaAddress(input.mintTo)
  const payer = input.payer === undefined ? undefined : solanaAddress(input.payer)
  assertQuantity(input.quantity ?? 1n)
  const { collection, phases } = input.read
    ? openPhasesOf(input.read)
    : await fetchOpenPhases(connection, input.deployment, options)
  const [records, tokens, claims] = await Promise.all([
    fetchMintRecords(connection, { collection, wallet, phases, mintTo, payer }, options),
    fetchTokensOfPhases(connection, phases, options),
    fetchMerkleClaims(
      { wallet, phases, proofSource: input.proofSource },
      { ...input.resources, ...options },
    ),
  ])
  const { inCollection, balance, mintToOwner, rentRate } = records
  const offers = phases.map((phase, index) => {
    const { inPhase = 0n, entry } = records.phases[index] ?? {}
    const counts = { inCollection, inPhase }
    const terms = claimTerms({ collection, phase, wallet, counts, entry, tokens, ...claims[index] })
    return { phase, counts, terms }
  })
  const counts = { inCollection }
  const read = { collection, wallet, balance, mintToOwner, rentRate }
  return chooseMint({ ...read, options: offers, counts }, input)
}
