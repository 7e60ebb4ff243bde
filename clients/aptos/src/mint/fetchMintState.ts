import { type AskOptions, assertQuantity, CoreError, type MintlineError } from '@mintline/core'
import type { AllowlistProof } from '../allowlist/allowlistProof.ts'
import { fetchAllowlistProof } from '../allowlist/proofSource.ts'
import type { AptosConnection } from '../chain/connection.ts'
import type { DropPhase } from '../drop/dropInfo.ts'
import { type DropState, fetchDrop } from '../drop/fetchDrop.ts'
import { fetchMerkleRoot } from '../drop/fetchMerkleRoot.ts'
import { fetchPhaseForMinter } from '../drop/fetchPhases.ts'
import type { MintRequest } from './mintRequest.ts'

/** Everything a mint depends on, at one point in time. */
export interface MintState extends DropState {
  /** The current phase, for the wallet; undefined = none is open. */
  readonly phase: DropPhase | undefined
  /** Merkle proof that puts the wallet on the list of the phase; undefined = none, or none is needed. */
  readonly proof: AllowlistProof | undefined
  /** Reason the wallet's proof is not known; undefined = it is known, or none is needed. */
  readonly proofProblem: MintlineError | undefined
}

/**
 * Fetches what a mint depends on: a drop with the terms of a wallet in the current phase. In a private
 * phase, the drop machine verifies the merkle proof of a wallet without an entry.
 *
 * @throws QUANTITY_NOT_POSITIVE
 * @throws PHASE_NOT_OPEN where the requested phase is not the current one.
 * @throws The errors of `fetchDrop`.
 */
export async function fetchMintState(
  connection: AptosConnection,
  request: MintRequest,
  options: AskOptions = {},
): Promise<MintState> {
  const { quantity = 1n, phaseIndex } = request
  assertQuantity(quantity)
  const drop = await fetchDrop(connection, request, options)
  const phase = drop.phases.current
  if (phaseIndex !== undefined && phase?.phaseIndex !== phaseIndex) {
    throw new CoreError('PHASE_NOT_OPEN', { phaseIndex, open: phase ? [phase.phaseIndex] : [] })
  }
  const claim = await fetchClaim(connection, { ...request, drop }, options)
  return { ...drop, phase, proof: undefined, proofProblem: undefined, ...claim }
}

/** The phase as a merkle proof makes it; undefined = no proof is known, or needed. */
async function fetchClaim(
  connection: AptosConnection,
  { drop, proofSource, resources, ...reference }: MintRequest & { readonly drop: DropState },
  options: AskOptions,
): Promise<Partial<MintState> | undefined> {
  const { wallet, phases } = drop
  const { current } = phases
  const isUnlisted = current?.isPrivate && !current.isUserInAllowList
  if (!isUnlisted || wallet === undefined) return undefined
  // Without a source, only a merkle list leaves it open whether the wallet is listed.
  const rootOf = () => fetchMerkleRoot(connection, { drop, phase: current }, options)
  if (proofSource === undefined && (await rootOf()) === undefined) return undefined
  const query = { wallet, phase: current, rootOf }
  const lookup = await fetchAllowlistProof(proofSource, query, { ...resources, ...options })
  const { proof, problem: proofProblem } = lookup
  if (!proof) return { proofProblem }
  const { phaseIndex } = current
  const input = { ...reference, wallet, phaseIndex, proof }
  const phase = await fetchPhaseForMinter(connection, input, options)
  return phase.isUserInAllowList ? { phase, proof } : undefined
}
