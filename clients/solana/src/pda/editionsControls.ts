import type { PublicKey } from '@solana/web3.js'
import { EDITIONS_CONTROLS_PROGRAM_ID } from '../programIds.ts'
import { findProgramAddress } from './findProgramAddress.ts'
import {
  ALLOWLIST_ENTRY,
  EDITIONS_CONTROLS,
  ITEM_MINT,
  MINTER_STATS,
  MINTER_STATS_PHASE,
  u32Seed,
  u64Seed,
} from './seeds.ts'

/** Address of a deployment's controls. */
export function editionsControlsAddress(deployment: PublicKey): PublicKey {
  return find([Buffer.from(EDITIONS_CONTROLS), deployment.toBuffer()])
}

/** Address of a wallet's counter in the collection. */
export function minterStatsAddress(deployment: PublicKey, wallet: PublicKey): PublicKey {
  return find([Buffer.from(MINTER_STATS), deployment.toBuffer(), wallet.toBuffer()])
}

/** Address of a wallet's counter in a phase. */
export function minterStatsPhaseAddress(
  deployment: PublicKey,
  wallet: PublicKey,
  phaseIndex: number,
): PublicKey {
  return find([
    Buffer.from(MINTER_STATS_PHASE),
    deployment.toBuffer(),
    wallet.toBuffer(),
    u32Seed(phaseIndex),
  ])
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
  const seeds = [
    Buffer.from(ALLOWLIST_ENTRY),
    deployment.toBuffer(),
    wallet.toBuffer(),
    u32Seed(phaseIndex),
  ]
  return findProgramAddress(seeds, EDITIONS_CONTROLS_PROGRAM_ID)
}

/** Address of the mint of a wallet's next item, from the wallet's mint count in the collection. */
export function itemMintAddress(
  deployment: PublicKey,
  wallet: PublicKey,
  mintCount: bigint,
): PublicKey {
  return find([
    Buffer.from(ITEM_MINT),
    deployment.toBuffer(),
    wallet.toBuffer(),
    u64Seed(mintCount),
  ])
}

function find(seeds: Buffer[]): PublicKey {
  return findProgramAddress(seeds, EDITIONS_CONTROLS_PROGRAM_ID)[0]
}
