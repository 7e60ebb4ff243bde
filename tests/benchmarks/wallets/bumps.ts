import {
  EDITIONS_CONTROLS_PROGRAM_ID,
  EDITIONS_PROGRAM_ID,
  itemMintAddress,
} from '@mintline/solana'
import {
  EDITIONS_CONTROLS,
  EDITIONS_DEPLOYMENT,
  HASHLIST,
  ITEM_MINT,
  MINTER_STATS,
  MINTER_STATS_PHASE,
  u32Seed,
  u64Seed,
} from '@mintline/solana/seeds'
import { ASSOCIATED_TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { PublicKey } from '@solana/web3.js'

const HIGHEST_BUMP = 255

/** Bumps below 255 that the programs try for the addresses of a wallet's mint. */
export function triesOfMint(deployment: PublicKey, wallet: PublicKey, mintCount: bigint): number {
  const owner = [deployment.toBuffer(), wallet.toBuffer()]
  const mint = itemMintAddress(deployment, wallet, mintCount)
  const token = [wallet.toBuffer(), TOKEN_2022_PROGRAM_ID.toBuffer(), mint.toBuffer()]
  const item =
    tries([Buffer.from(ITEM_MINT), ...owner, u64Seed(mintCount)], EDITIONS_CONTROLS_PROGRAM_ID) +
    tries(token, ASSOCIATED_TOKEN_PROGRAM_ID)
  if (mintCount > 0n) return item
  // The first mint of a wallet creates its counters; later ones have their bumps stored.
  return (
    item +
    tries([Buffer.from(MINTER_STATS), ...owner], EDITIONS_CONTROLS_PROGRAM_ID) +
    tries([Buffer.from(MINTER_STATS_PHASE), ...owner, u32Seed(0)], EDITIONS_CONTROLS_PROGRAM_ID)
  )
}

/** Bumps below 255 that the programs try for the addresses of a deployment. */
export function triesOfDeployment(deployment: PublicKey, symbol: string): number {
  return (
    tries([Buffer.from(EDITIONS_DEPLOYMENT), Buffer.from(symbol)], EDITIONS_PROGRAM_ID) +
    tries([Buffer.from(HASHLIST), deployment.toBuffer(), u32Seed(0)], EDITIONS_PROGRAM_ID) +
    tries([Buffer.from(EDITIONS_CONTROLS), deployment.toBuffer()], EDITIONS_CONTROLS_PROGRAM_ID)
  )
}

function tries(seeds: Uint8Array[], program: PublicKey): number {
  return HIGHEST_BUMP - PublicKey.findProgramAddressSync(seeds, program)[1]
}
