import { itemMintAddress } from '@mintline/solana'
import { editions, editionsControls } from '@mintline/solana/kit'
import type { PublicKey } from '@solana/web3.js'
import { kitAddress, tries } from '../tries.ts'

/** Number of bumps tried for the addresses of a wallet's mint. */
export function triesOfMint(deployment: PublicKey, wallet: PublicKey, mintCount: bigint): number {
  const minter = kitAddress(wallet)
  const ofMinter = { editionsDeployment: kitAddress(deployment), minter }
  const mint = kitAddress(itemMintAddress(deployment, wallet, mintCount))
  const item =
    tries(editionsControls.getItemMintSeeds({ ...ofMinter, mintCount })) +
    tries(editions.getTokenAccountSeeds({ minter, mint }))
  if (mintCount > 0n) return item
  // The first mint of a wallet creates its counters; later mints use the stored bumps.
  return (
    item +
    tries(editionsControls.getMinterStatsSeeds(ofMinter)) +
    tries(editionsControls.getMinterStatsPhaseSeeds({ ...ofMinter, phaseIndex: 0 }))
  )
}

/** Number of bumps tried for the addresses of a deployment. */
export function triesOfDeployment(deployment: PublicKey, symbol: string): number {
  const editionsDeployment = kitAddress(deployment)
  return (
    tries(editions.getEditionsDeploymentSeeds({ symbol })) +
    tries(editions.getHashlistSeeds({ editionsDeployment, page: 0 })) +
    tries(editionsControls.getEditionsControlsSeeds({ editionsDeployment }))
  )
}
