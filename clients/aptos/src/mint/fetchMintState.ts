import { type AskOptions, assertQuantity, CoreError } from '@mintline/core'
import type { AptosConnection } from '../chain/connection.ts'
import type { DropPhase } from '../drop/dropInfo.ts'
import { type DropState, fetchDrop } from '../drop/fetchDrop.ts'
import type { MintRequest } from './mintRequest.ts'

/** Everything a mint depends on, at one point in time. */
export interface MintState extends DropState {
  /** The current phase, for the wallet; undefined = none is open. */
  readonly phase: DropPhase | undefined
}

/**
 * Fetches what a mint depends on: a drop with the terms of a wallet in the current phase.
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
  return { ...drop, phase }
}
