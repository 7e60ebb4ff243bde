import type { ClaimCondition, ClaimConditionInput } from '@mintline/evm'
import type { ReadEvmPhase } from '../lists/readEvmPhases.ts'

/** A condition to set, and the phase that it opens or ends. */
export interface ConditionToSet {
  readonly input: ClaimConditionInput
  /** The phase's index in the config. */
  readonly phase: number
  /** True if it ends the phase instead of opening it. */
  readonly isEnd: boolean
}

/** Conditions on chain, and the chain time. */
export interface PresentConditions {
  readonly conditions: readonly ClaimCondition[]
  /** Unix seconds. */
  readonly now: bigint
}

/**
 * Returns claim conditions for a config's phases. Each ends when the next one starts; if a phase ends earlier, a
 * condition without claims follows it. A first phase without a start keeps its start on chain, otherwise it starts now.
 */
export function conditionsToSet(
  phases: readonly ReadEvmPhase[],
  { conditions, now }: PresentConditions,
): ConditionToSet[] {
  const result: ConditionToSet[] = []
  const add = (input: ClaimConditionInput, phase: number, isEnd: boolean) => {
    // The condition's text is not in the config.
    const { metadata } = conditions[result.length] ?? {}
    result.push({ input: { ...input, metadata }, phase, isEnd })
  }
  phases.forEach((phase, index) => {
    const { start, end } = phase.config
    const previousEnd = phases[index - 1]?.config.end
    const opens = start ?? previousEnd ?? conditions[0]?.startTimestamp ?? now
    add(conditionOf(phase, opens), index, false)
    const next = phases[index + 1]
    if (end === undefined || (next && (next.config.start ?? end) === end)) return
    add(endAt(end, phase), index, true)
  })
  return result
}

function conditionOf(phase: ReadEvmPhase, startTimestamp: bigint): ClaimConditionInput {
  const { config, price, currency, merkleRoot } = phase
  const { maxMintsPerWallet, maxMintsTotal } = config
  const isListed = merkleRoot !== undefined
  return {
    startTimestamp,
    maxClaimableSupply: orUnlimited(maxMintsTotal),
    // Unlisted wallets get no items then.
    quantityLimitPerWallet: isListed ? 0n : orUnlimited(maxMintsPerWallet),
    merkleRoot,
    pricePerToken: price,
    currency,
  }
}

function endAt(startTimestamp: bigint, { currency }: ReadEvmPhase): ClaimConditionInput {
  return {
    startTimestamp,
    maxClaimableSupply: 0n,
    quantityLimitPerWallet: 0n,
    pricePerToken: 0n,
    currency,
  }
}

function orUnlimited(limit: bigint): bigint | undefined {
  return limit === 0n ? undefined : limit
}
