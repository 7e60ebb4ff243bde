import type { DropPhaseTerms } from '@mintline/core/drop'
import type { Hex } from 'viem'
import type { ClaimConditionInput } from '../administration/claimConditions.ts'
import { type ClaimCondition, isEndMarker } from '../conditions/claimCondition.ts'
import { phaseNameIn, phaseNameUri } from '../conditions/phaseName.ts'
import { currencyOf } from './evmTerms.ts'

/** A condition to set, and the phase that it opens or ends. */
export interface ConditionToSet {
  readonly input: ClaimConditionInput
  /** Index of the wanted phase. */
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
 * Returns claim conditions for wanted phases. Each ends when the next one starts; if a phase ends earlier, a condition
 * without claims follows it. A first phase without a start keeps its start on chain, otherwise it starts now.
 */
export function conditionsToSet(
  phases: readonly DropPhaseTerms[],
  { conditions, now }: PresentConditions,
): ConditionToSet[] {
  const result: ConditionToSet[] = []
  const add = (input: ClaimConditionInput, phase: number, isEnd: boolean) => {
    const { key = result.length, name } = phases[phase] ?? {}
    // An end that is new moves the conditions after it.
    const at = conditions[Number(isEnd ? result.length : key)]
    const present = at && isEndMarker(at) === isEnd ? at.metadata : ''
    const metadata = metadataFor(isEnd ? undefined : name, present)
    result.push({ input: { ...input, metadata }, phase, isEnd })
  }
  phases.forEach((phase, index) => {
    const { startTime, endTime } = phase
    const previousEnd = phases[index - 1]?.endTime
    const opens = startTime ?? previousEnd ?? conditions[0]?.startTimestamp ?? now
    add(conditionOf(phase, opens), index, false)
    const next = phases[index + 1]
    if (endTime === undefined || (next && (next.startTime ?? endTime) === endTime)) return
    add(endAt(endTime, phase), index, true)
  })
  return result
}

/** @param name Undefined = the condition opens no phase. */
function metadataFor(name: string | undefined, present: string): string {
  const presentName = phaseNameIn(present)
  // Terms have nothing for hosted documents and other texts.
  if (present !== '' && presentName === undefined) return present
  if (name === undefined) return ''
  return name === presentName ? present : (phaseNameUri(name) ?? present)
}

function conditionOf(phase: DropPhaseTerms, startTimestamp: bigint): ClaimConditionInput {
  const { kind, list, maxItems, maxPerWallet, price } = phase
  return {
    startTimestamp,
    maxClaimableSupply: orUnlimited(maxItems),
    // Unlisted wallets get no items then.
    quantityLimitPerWallet: kind === 'list' ? 0n : orUnlimited(maxPerWallet),
    merkleRoot: list?.form === 'merkle' ? (list.root as Hex) : undefined,
    pricePerToken: price.value,
    currency: currencyOf(phase),
  }
}

function endAt(startTimestamp: bigint, phase: DropPhaseTerms): ClaimConditionInput {
  return {
    startTimestamp,
    maxClaimableSupply: 0n,
    quantityLimitPerWallet: 0n,
    pricePerToken: 0n,
    currency: currencyOf(phase),
  }
}

function orUnlimited(limit: bigint): bigint | undefined {
  return limit === 0n ? undefined : limit
}
