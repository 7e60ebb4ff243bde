import { termsOf } from '@mintline/core/drop'
import { DEFAULT_PLATFORM_FEE_BP } from '@mintline/core/mint'
import type { AptosTerms } from './aptosTerms.ts'
import type { AptosPresent } from './readDrop.ts'

/** The fee that all drops of version 1 have. */
const FEE_OF_VERSION_1 = {
  type: 'percentage',
  valueBp: DEFAULT_PLATFORM_FEE_BP,
  recipients: undefined,
} as const

/** Returns the terms that a drop has. */
export function presentTerms({ state, settings }: AptosPresent): AptosTerms {
  const { version, isOpenEdition, areRoyaltiesRounded } = state.extras
  const extras = {
    ...{ version, isOpenEdition },
    exactRoyalties: areRoyaltiesRounded ? settings.royalties : undefined,
  }
  // The seed is not on chain, and nothing is planned from it any more.
  const symbol = settings.collection.slice('0x'.length)
  const terms = { ...termsOf(state, extras), symbol }
  if (version === 2) return terms
  return {
    ...terms,
    supply: { ...terms.supply, maxItems: isOpenEdition ? 0n : terms.supply.maxItems },
    money: { ...terms.money, platformFee: FEE_OF_VERSION_1 },
  }
}
