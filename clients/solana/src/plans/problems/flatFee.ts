import { type CoinSymbol, inCoin } from '@mintline/core/amounts'
import type { PlanWarning } from '@mintline/core/drop'
import type { InputProblem } from '@mintline/core/errors'
import { PHASE_TYPES } from '@mintline/core/mint'
import { phaseNumber } from '@mintline/core/text'
import { AllowlistError } from '../../errors/allowlistError.ts'
import type { CollectionInfo, PlatformFees } from '../../reads/collectionInfo.ts'
import type { AllowlistEntry } from '../../reads/records/userAllowListData.ts'
import { collectProblems } from './problems.ts'

/** A collection's flat fee in lamports; 0 = the fee is a percentage. */
export function flatFeeOf({ isFlat, feeValue }: Pick<PlatformFees, 'isFlat' | 'feeValue'>): bigint {
  return isFlat ? feeValue : 0n
}

/**
 * Finds entries whose price does not cover the flat fee, free ones included, so that nobody could mint with them; by
 * paths `entries.0.price`.
 *
 * @param flatFee - lamports; 0 = none
 */
export function collectFlatFeeProblems(
  entries: readonly { readonly price: bigint }[],
  flatFee: bigint,
): readonly InputProblem[] {
  if (flatFee === 0n) return []
  return collectProblems((problems) => {
    for (const [position, { price }] of entries.entries()) {
      if (price >= flatFee) continue
      problems.add(
        `entries.${position}.price`,
        new AllowlistError('PRICE_BELOW_FLAT_FEE', { price, fee: flatFee }),
      )
    }
  })
}

/**
 * Warns about on-chain entries that a flat fee would close, counted by phase.
 *
 * `entries` may come from any phases; `coin` is the network's.
 *
 * @param flatFee - lamports; 0 = none
 */
export function flatFeeWarnings(
  flatFee: bigint,
  { entries, coin }: { entries: readonly AllowlistEntry[]; coin: CoinSymbol | undefined },
): readonly PlanWarning[] {
  const closed = entries.filter(({ price }) => price < flatFee)
  const phases = [...new Set(closed.map(({ phaseIndex }) => phaseIndex))].sort((a, b) => a - b)
  return phases.map((phase) => {
    const isOfPhase = ({ phaseIndex }: AllowlistEntry) => phaseIndex === phase
    const count = closed.filter(isOfPhase).length
    const total = entries.filter(isOfPhase).length
    return {
      code: 'FLAT_FEE_CLOSES_ENTRIES',
      message: `${count} of ${total} entries of phase ${phaseNumber(phase)} have prices below a flat fee of ${inCoin(flatFee, coin)}, and their wallets could not mint: raise the prices, or choose a lower fee`,
    }
  })
}

/**
 * Warns about active merkle phases when a flat fee rises: their prices are not on chain, so only the list's owner knows
 * which wallets could no longer mint.
 *
 * @param flatFee - lamports; 0 = none
 */
export function merkleFeeWarnings(
  flatFee: bigint,
  { info, coin }: { info: CollectionInfo; coin: CoinSymbol | undefined },
): readonly PlanWarning[] {
  if (flatFee <= flatFeeOf(info.platformFees)) return []
  return info.phases
    .filter(({ active, phaseType }) => active && PHASE_TYPES[phaseType].hasRoot)
    .map(({ phaseIndex }) => ({
      code: 'FLAT_FEE_MAY_CLOSE_LIST',
      message: `The merkle list of phase ${phaseNumber(phaseIndex)} keeps its prices off chain: wallets whose price is below a flat fee of ${inCoin(flatFee, coin)} could not mint. Compare the list before you set the fee`,
    }))
}
