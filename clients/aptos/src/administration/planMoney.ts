import { assertBasisPoints, type PlatformFee } from '@mintline/core/mint'
import { Bool, U64 } from '../bcs/values.ts'
import type { SplitShare } from '../drop/dropInfo.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import { type AdministrationPlan, planOfSetting } from './administrationPlan.ts'
import type { DropSettings } from './dropSettings.ts'
import { u64 } from './inputs.ts'
import { assertPhasesHold } from './phaseRules.ts'
import {
  isSameRoyalties,
  type RoyaltyInput,
  royaltyArguments,
  royaltyTermsOf,
} from './royalties.ts'
import { isSameSplit, type ShareInput, splitArguments, splitOf } from './splits.ts'

/** Maximum recipient count for the platform fee. */
export const MAX_FEE_RECIPIENTS = 5
/** Maximum recipient count for the revenue. */
export const MAX_REVENUE_RECIPIENTS = 10

/** A platform fee: octas per item, or basis points of its price. */
export type DropFeeInput = PlatformFee & {
  /** At most 5. Default: the current recipients. */
  readonly feeSplit?: readonly ShareInput[] | undefined
}

/**
 * Plans a drop's platform fee, in version 2.
 *
 * @throws FIXED_IN_VERSION_1
 * @throws BASIS_POINTS_INVALID, U64_INVALID
 * @throws FLAT_FEE_CLOSES_PHASE if a new flat fee exceeds the price in a phase that has not ended.
 * @throws The same errors as `splitOf`.
 */
export function planPlatformFee(settings: DropSettings, input: DropFeeInput): AdministrationPlan {
  const { machine, collection, phases, platformFee: before } = settings
  if (machine.version === 1) throw new AptosClientError('FIXED_IN_VERSION_1', { collection })
  const value = feeValue(input)
  const feeSplit: readonly SplitShare[] = input.feeSplit
    ? splitOf(input.feeSplit, MAX_FEE_RECIPIENTS, settings)
    : before.feeSplit
  const isFlat = input.type === 'flat'
  const after = isFlat
    ? ({ type: 'flat', value, feeSplit } as const)
    : ({ type: 'percentage', valueBp: Number(value), feeSplit } as const)
  const isSame =
    before.type === after.type &&
    feeValue(before) === value &&
    isSameSplit(before.feeSplit, feeSplit)
  assertPhasesHold(phases, { ...settings, platformFee: after }, settings)
  const change = { type: 'set', field: 'platformFee', before, after } as const
  const terms = [new U64(value), new Bool(isFlat), ...splitArguments(feeSplit)]
  return planOfSetting(settings, isSame ? undefined : change, 'setPlatformFee', terms)
}

/**
 * Plans who shares the price after the platform fee.
 *
 * @param shares At most 10.
 * @throws The same errors as `splitOf`.
 */
export function planRevenueSplit(
  settings: DropSettings,
  shares: readonly ShareInput[],
): AdministrationPlan {
  const before = settings.revenueSplit
  const after = splitOf(shares, MAX_REVENUE_RECIPIENTS, settings)
  const change = { type: 'set', field: 'revenueSplit', before, after } as const
  const changed = isSameSplit(before, after) ? undefined : change
  return planOfSetting(settings, changed, 'setRevenueSplit', splitArguments(after))
}

/**
 * Plans the royalties for all items, minted or not.
 *
 * @throws U64_INVALID, ROYALTIES_INVALID, INVALID_ADDRESS, DROP_RECIPIENT_INVALID
 */
export function planRoyalties(settings: DropSettings, input: RoyaltyInput): AdministrationPlan {
  const before = settings.royalties
  const after = royaltyTermsOf(input, settings)
  const change = { type: 'set', field: 'royalties', before, after } as const
  const changed = isSameRoyalties(before, after) ? undefined : change
  return planOfSetting(settings, changed, 'setRoyalties', royaltyArguments(after))
}

function feeValue(fee: PlatformFee): bigint {
  if (fee.type === 'flat') return u64(fee.value)
  assertBasisPoints(fee.valueBp)
  return BigInt(fee.valueBp)
}
