import { itemMintAddress } from '@mintline/solana'
import { editions, editionsControls } from '@mintline/solana/kit'
import type { PublicKey } from '@solana/web3.js'
import { kitAddress, tries } from '../tries.ts'

/** Counts the bumps tried for the addresses in a wallet's mint. */
export function triesOfMint(deployment: PublicKey, wallet: PublicKey, mintCount: bigint): number {
  const minter = kitAddress(wallet)
  const ofMinter = { editionsDeployment: kitAddress(deployment), minter }
  const mint = kitAddress(itemMintAddress(deployment, wallet, mintCount))
  const item =
    tries(editionsControls.getItemMintSeeds({ ...ofMinter, mintCount })) +
    tries(editions.getTokenAccountSeeds({ minter, mint }))
  if (mintCount > 0n) return item
  // A wallet's first mint creates its counters; later mints use the stored bumps.
  return (
    item +
    tries(editionsControls.getMinterStatsSeeds(ofMinter)) +
    tries(editionsControls.getMinterStatsPhaseSeeds({ ...ofMinter, phaseIndex: 0 }))
  )
}

/** Counts the bumps tried for a deployment's addresses. */
export function triesOfDeployment(deployment: PublicKey, symbol: string): number {
  const editionsDeployment = kitAddress(deployment)
  return (
    tries(editions.getEditionsDeploymentSeeds({ symbol })) +
    tries(editions.getHashlistSeeds({ editionsDeployment, page: 0 })) +
    tries(editionsControls.getEditionsControlsSeeds({ editionsDeployment }))
  )
}
