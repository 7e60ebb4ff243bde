import { type DropSettings, type DropState, phasesOf } from '@mintline/evm'
import type { FeeCurrency } from '@mintline/evm/drop'
import { feeDocument } from './flatFee.ts'

/** Builds a drop's document for scripts. */
export function dropDocument(
  state: DropState,
  settings: DropSettings,
  currencies: readonly FeeCurrency[],
) {
  const { network, address, variant, tokenId, minted, maxSupply, conditions } = state
  return {
    chain: network.slug,
    chainId: network.chainId,
    address,
    variant,
    tokenId,
    minted,
    maxSupply,
    ...settings,
    platformFee: feeDocument(settings.platformFee, currencies),
    conditions,
    phases: phasesOf(conditions),
  }
}
