import type { PublicKey } from '@solana/web3.js'
import { findProgramAddress } from './findProgramAddress.ts'
import {
  allowlistEntrySeeds,
  editionsControlsSeeds,
  itemMintSeeds,
  minterStatsPhaseSeeds,
  minterStatsSeeds,
} from './recordSeeds.ts'

/** Address of a deployment's controls. */
export function editionsControlsAddress(deployment: PublicKey): PublicKey {
  return findProgramAddress(editionsControlsSeeds(deployment.toBytes()))[0]
}

/** Address of a wallet's counter in the collection. */
export function minterStatsAddress(deployment: PublicKey, wallet: PublicKey): PublicKey {
  return findProgramAddress(minterStatsSeeds(deployment.toBytes(), wallet.toBytes()))[0]
}

/** Address of a wallet's counter in a phase. */
export function minterStatsPhaseAddress(
  deployment: PublicKey,
  wallet: PublicKey,
  phaseIndex: number,
): PublicKey {
  const seeds = minterStatsPhaseSeeds(deployment.toBytes(), wallet.toBytes(), phaseIndex)
  return findProgramAddress(seeds)[0]
}

/** Address of a wallet's allowlist entry in a phase. */
export function allowlistEntryAddress(
  deployment: PublicKey,
  wallet: PublicKey,
  phaseIndex: number,
): PublicKey {
  return findAllowlistEntry(deployment, wallet, phaseIndex)[0]
}

/** Address of a wallet's allowlist entry in a phase, and the bump that it was found with. */
export function findAllowlistEntry(
  deployment: PublicKey,
  wallet: PublicKey,
  phaseIndex: number,
): [address: PublicKey, bump: number] {
  const seeds = allowlistEntrySeeds(deployment.toBytes(), wallet.toBytes(), phaseIndex)
  return findProgramAddress(seeds)
}

/** Address of the mint of a wallet's next item, from the wallet's mint count in the collection. */
export function itemMintAddress(
  deployment: PublicKey,
  wallet: PublicKey,
  mintCount: bigint,
): PublicKey {
  return findProgramAddress(itemMintSeeds(deployment.toBytes(), wallet.toBytes(), mintCount))[0]
}
