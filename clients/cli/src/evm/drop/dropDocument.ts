import { type DropSettings, type DropState, phasesOf } from '@mintline/evm'

/** A drop for scripts. */
export function dropDocument(state: DropState, settings: DropSettings) {
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
    conditions,
    phases: phasesOf(conditions),
  }
}
