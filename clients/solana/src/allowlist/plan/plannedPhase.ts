import { SolanaClientError } from '../../errors/solanaClientError.ts'
import { RememberedKey } from '../../pda/publicKeys.ts'
import { type PlanFor, requireCreator } from '../../plans/collection/requireRole.ts'
import type { EditionPhase } from '../../reads/collectionInfo.ts'
import type { AllowlistPhase } from '../batches/allowlistPhase.ts'

/** Collection, wallet and phase for a list change. */
export interface PlanForPhase extends PlanFor {
  /** From 0. */
  readonly phaseIndex: number
}

/**
 * Returns the list's phase.
 *
 * @throws INVALID_ADDRESS, WRONG_WALLET unless the wallet is the creator
 * @throws PHASE_NOT_FOUND
 */
export function plannedPhase(input: PlanForPhase): {
  readonly phase: AllowlistPhase
  readonly terms: EditionPhase
} {
  const { info, wallet, phaseIndex } = input
  requireCreator(input)
  const terms = info.phases[phaseIndex]
  if (!terms)
    throw new SolanaClientError('PHASE_NOT_FOUND', { phaseIndex, count: info.phases.length })
  const phase = {
    deployment: new RememberedKey(info.editions),
    editionsControls: new RememberedKey(info.editionsControls),
    phaseIndex,
    creator: new RememberedKey(wallet),
  }
  return { phase, terms }
}
