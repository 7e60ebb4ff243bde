import { assertAmount } from '@mintline/core/mint'
import { type Hex, maxUint256 } from 'viem'
import { type ClaimCondition, NO_MERKLE_ROOT } from '../conditions/claimCondition.ts'
import type { DropState } from '../contract/dropState.ts'
import { NATIVE_TOKEN } from '../contract/nativeCoin.ts'
import { EvmClientError } from '../errors/evmClientError.ts'
import { setClaimConditions as setOfDropErc1155 } from '../generated/dropErc1155/abi.ts'
import { setClaimConditions as setOfOpenEdition } from '../generated/openEdition/abi.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { type AdministeredDrop, accountOf, dropCall, tokenIdOf } from './dropCall.ts'

/** A claim condition to set. */
export interface ClaimConditionInput {
  /** Unix seconds; later than in the previous condition. */
  readonly startTimestamp: bigint
  /** Claimable items; undefined = unlimited, 0 = none: the condition ends the one before it. */
  readonly maxClaimableSupply?: bigint | undefined
  /** Items per wallet; undefined = unlimited, 0 = only those granted by the allowlist. */
  readonly quantityLimitPerWallet?: bigint | undefined
  /** Undefined = no allowlist. */
  readonly merkleRoot?: Hex | undefined
  /** Base units per item; 0 = free. */
  readonly pricePerToken: bigint
  /** Address of an ERC-20 token; undefined = the native coin. */
  readonly currency?: string | undefined
  /** Free text, such as a metadata URI. Default: empty. */
  readonly metadata?: string | undefined
}

/** Fields of a claim condition that creators set. */
export type ConditionField = Exclude<keyof ClaimCondition, 'id' | 'phaseIndex' | 'supplyClaimed'>

/** Difference between old and new claim conditions. */
export type ConditionChange =
  | { readonly type: 'added' | 'removed'; readonly phaseIndex: number }
  | {
      readonly type: 'changed'
      readonly phaseIndex: number
      readonly field: ConditionField
      readonly from: bigint | string
      readonly to: bigint | string
    }

/** New claim conditions of a drop, ready to review and send. */
export interface ConditionsPlan {
  readonly changes: readonly ConditionChange[]
  readonly transaction: EvmTransaction
}

/** Options for setting claim conditions. */
export interface SetConditionsOptions {
  /**
   * Reset claim counts to 0, so that wallets can claim again. Default: false; conditions keep their counts
   * by position.
   */
  readonly resetClaims?: boolean | undefined
}

const FIELDS: readonly ConditionField[] = [
  'startTimestamp',
  'maxClaimableSupply',
  'quantityLimitPerWallet',
  'merkleRoot',
  'pricePerToken',
  'currency',
  'metadata',
]

/**
 * Plans to replace a drop's claim conditions: the changes and the transaction.
 *
 * @throws CONDITIONS_NOT_IN_ORDER unless each starts after the previous one.
 * @throws CONDITION_SUPPLY_BELOW_CLAIMED if the supply is lower than a count that is kept.
 * @throws AMOUNT_NEGATIVE, INVALID_ADDRESS, TOKEN_ID_REQUIRED
 */
export function planClaimConditions(
  drop: Pick<DropState, 'conditions'> & AdministeredDrop,
  inputs: readonly ClaimConditionInput[],
  { resetClaims = false }: SetConditionsOptions = {},
): ConditionsPlan {
  const conditions = inputs.map((input, at) => {
    const supplyClaimed = resetClaims ? 0n : (drop.conditions[at]?.supplyClaimed ?? 0n)
    return { ...storedCondition(input), supplyClaimed }
  })
  assertInOrder(conditions)
  assertSuppliesHold(conditions)
  const transaction =
    drop.variant === 'erc721'
      ? dropCall(drop, setOfOpenEdition, [conditions, resetClaims])
      : dropCall(drop, setOfDropErc1155, [tokenIdOf(drop), conditions, resetClaims])
  return { changes: changesOf(drop.conditions, conditions), transaction }
}

/**
 * Compares claim conditions on chain with others, even with ones that the contract would refuse.
 *
 * @throws AMOUNT_NEGATIVE, INVALID_ADDRESS
 */
export function claimConditionChanges(
  conditions: readonly ClaimCondition[],
  inputs: readonly ClaimConditionInput[],
): ConditionChange[] {
  return changesOf(conditions, inputs.map(storedCondition))
}

type StoredInput = Omit<ClaimCondition, 'id' | 'phaseIndex'>

type ComparedInput = Omit<StoredInput, 'supplyClaimed'>

function storedCondition(input: ClaimConditionInput): ComparedInput {
  const { startTimestamp, pricePerToken, currency, metadata = '' } = input
  const { maxClaimableSupply = maxUint256, quantityLimitPerWallet = maxUint256 } = input
  for (const amount of [
    startTimestamp,
    pricePerToken,
    maxClaimableSupply,
    quantityLimitPerWallet,
  ]) {
    assertAmount(amount)
  }
  return {
    startTimestamp,
    maxClaimableSupply,
    quantityLimitPerWallet,
    merkleRoot: input.merkleRoot ?? NO_MERKLE_ROOT,
    pricePerToken,
    currency: currency === undefined ? NATIVE_TOKEN : accountOf(currency),
    metadata,
  }
}

function assertInOrder(conditions: readonly StoredInput[]): void {
  conditions.forEach(({ startTimestamp }, phaseIndex) => {
    const before = conditions[phaseIndex - 1]
    if (!before || before.startTimestamp < startTimestamp) return
    const context = { phaseIndex, startTimestamp, startOfPrevious: before.startTimestamp }
    throw new EvmClientError('CONDITIONS_NOT_IN_ORDER', context)
  })
}

function assertSuppliesHold(conditions: readonly StoredInput[]): void {
  conditions.forEach(({ maxClaimableSupply: supply, supplyClaimed: claimed }, phaseIndex) => {
    if (supply >= claimed) return
    throw new EvmClientError('CONDITION_SUPPLY_BELOW_CLAIMED', { phaseIndex, supply, claimed })
  })
}

function changesOf(
  before: readonly ClaimCondition[],
  after: readonly ComparedInput[],
): ConditionChange[] {
  const removed = before
    .slice(after.length)
    .map(({ phaseIndex }) => ({ type: 'removed', phaseIndex }) as const)
  const kept = after.flatMap((condition, phaseIndex): ConditionChange[] => {
    const old = before[phaseIndex]
    return old ? changedFields(old, condition) : [{ type: 'added', phaseIndex }]
  })
  return [...kept, ...removed]
}

function changedFields(before: ClaimCondition, after: ComparedInput): ConditionChange[] {
  const { phaseIndex } = before
  return FIELDS.filter((field) => !isSame(before[field], after[field])).map((field) => ({
    type: 'changed',
    phaseIndex,
    field,
    from: before[field],
    to: after[field],
  }))
}

/** Compares addresses and hashes without case, but text exactly. */
function isSame(one: bigint | string, other: bigint | string): boolean {
  const isHex = /^0x[0-9a-f]+$/i.test(`${one}`)
  return isHex ? `${one}`.toLowerCase() === `${other}`.toLowerCase() : one === other
}
