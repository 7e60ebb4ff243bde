import type { PreparedMint } from '@mintline/aptos'
import { phaseNumber } from '@mintline/core'
import type { PlanSection } from '@mintline/core/signing'
import { infoSection } from '../../plans/planSections.ts'
import { aptText, bothUnits } from '../amounts/aptosAmount.ts'
import type { AptosPhaseConfig } from '../config/aptosConfig.ts'

/** Input for describing a mint besides the mint itself. */
export interface AptosMintSummary {
  readonly quantity: bigint
  /** Wallet that gets the items. */
  readonly receiver: string
  /** Phases in the config, for their names. */
  readonly phases: readonly Pick<AptosPhaseConfig, 'name' | 'startTime'>[]
}

/** Describes a mint's phase, price and gas, and who receives the items. */
export function describeAptosMint(
  { phase, total, cost }: PreparedMint,
  { quantity, receiver, phases }: AptosMintSummary,
): PlanSection {
  const { phaseIndex, saleMintTime, saleMintPrice } = phase
  const named = phases.find(({ startTime }) => startTime === saleMintTime) ?? phases[phaseIndex]
  const number = phaseNumber(phaseIndex)
  return infoSection([
    ['phase', named ? `${number}, ${named.name}` : `${number}`],
    ['price of one', aptText(saleMintPrice)],
    ['items', `${quantity}`],
    ['price of all', aptText(total)],
    ['gas', `at most ${bothUnits(cost.gas)}`],
    ['receiver', receiver],
  ])
}
