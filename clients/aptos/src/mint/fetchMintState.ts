import { CoreError, isMintlineError, type MintlineError } from '@mintline/core/errors'
import { assertQuantity } from '@mintline/core/mint'
import { type AskOptions, isNodeError } from '@mintline/core/node'
import type { AllowlistProof } from '../allowlist/allowlistProof.ts'
import { fetchAllowlistProof } from '../allowlist/proofSource.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { decodeAnswer, MerkleRoot, struct, U64, vector } from '../drop/decodeAnswer.ts'
import type { DropPhase } from '../drop/dropInfo.ts'
import { type DropState, fetchDrop } from '../drop/fetchDrop.ts'
import { fetchPhaseForMinter } from '../drop/fetchPhases.ts'
import { type MachineDrop, machineView } from '../drop/machineView.ts'
import type { MintRequest } from './mintRequest.ts'

const Roots = vector(struct({ sale_mint_time: U64, merkle_root: MerkleRoot }))

/** Everything a mint depends on, at one point in time. */
export interface MintState extends DropState {
  /** The current phase, for the wallet; undefined = none is open. */
  readonly phase: DropPhase | undefined
  /** Merkle proof that the wallet is on the phase's list; undefined = none, or not needed. */
  readonly proof: AllowlistProof | undefined
  /** Why the wallet's proof is unknown; undefined = it is known, or not needed. */
  readonly proofProblem: MintlineError | undefined
}

/**
 * Fetches what a mint depends on: a drop with a wallet's terms in the current phase. In a private phase, the drop
 * machine verifies the merkle proof if the wallet has no entry.
 *
 * @throws QUANTITY_NOT_POSITIVE
 * @throws PHASE_NOT_OPEN if the requested phase is not the current one.
 * @throws The same errors as `fetchDrop`.
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

/** Fetches the phase with the wallet's merkle proof; undefined = no proof is known, or needed. */
async function fetchClaim(
  connection: AptosConnection,
  { drop, proofSource, resources, ...reference }: MintRequest & { readonly drop: DropState },
  options: AskOptions,
): Promise<Partial<MintState> | undefined> {
  const { wallet, phases } = drop
  const { current } = phases
  const isUnlisted = current?.isPrivate && !current.isUserInAllowList
  if (!isUnlisted || wallet === undefined) return undefined
  // Without a source, it is only uncertain whether the wallet is listed if there is a merkle list.
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

/**
 * Fetches a phase's merkle root, which its terms for a wallet lack. Undefined = the phase has none, or the drop machine
 * does not return it.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
async function fetchMerkleRoot(
  connection: AptosConnection,
  { drop, phase }: { readonly drop: MachineDrop; readonly phase: DropPhase },
  options: AskOptions = {},
): Promise<string | undefined> {
  const decode = (answer: unknown, name: string) => decodeAnswer(Roots, answer, name)
  try {
    const view = { name: 'phaseRecords', decode } as const
    const records = await machineView(connection, drop, view, options)
    const record = records.find(({ sale_mint_time: time }) => time === phase.saleMintTime)
    return record?.merkle_root
  } catch (error) {
    if (!isMintlineError(error) || isNodeError(error)) throw error
    return undefined
  }
}
