import {
  EDITIONS_CONTROLS_PROGRAM_ID,
  EDITIONS_PROGRAM_ID,
  editionsDeploymentAddress,
  itemMintAddress,
} from '@mintline/solana'
import {
  ALLOWLIST_ENTRY,
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
import { type Keypair, PublicKey } from '@solana/web3.js'
import { seededWallet } from '../seededWallet.ts'

// Bumps below 255 cost more the lower they are. That is luck, so measured keys have none of it.
const HIGHEST_BUMP = 255
/** Items whose addresses are ground with their wallet. */
const ITEMS_PER_WALLET = 3n

let symbolsTried = 0
let keypairsTried = 0

/** A symbol of seven characters whose deployment, controls and first page have bump 255. */
export function groundSymbol(): string {
  for (;;) {
    symbolsTried += 1
    const symbol = `D${symbolsTried.toString(36).toUpperCase().padStart(6, '0')}`
    const deployment = editionsDeploymentAddress(symbol)
    const isGround =
      isFirstTry([Buffer.from(EDITIONS_DEPLOYMENT), Buffer.from(symbol)], EDITIONS_PROGRAM_ID) &&
      isFirstTry([Buffer.from(HASHLIST), deployment.toBuffer(), u32Seed(0)], EDITIONS_PROGRAM_ID) &&
      isOurs([Buffer.from(EDITIONS_CONTROLS), deployment.toBuffer()])
    if (isGround) return symbol
  }
}

/** A wallet whose counters, entry, first items and their token accounts have bump 255. */
export function groundWallet(deployment: PublicKey, phaseIndex: number): Keypair {
  for (;;) {
    const wallet = nextKeypair()
    if (isGroundWallet(deployment, wallet.publicKey, phaseIndex)) return wallet
  }
}

/** A keypair for the mint of a v1 mint whose token account has bump 255. */
export function groundMint(wallet: PublicKey): Keypair {
  for (;;) {
    const mint = nextKeypair()
    if (isTokenAccountGround(wallet, mint.publicKey)) return mint
  }
}

function nextKeypair(): Keypair {
  keypairsTried += 1
  return seededWallet(`ground ${keypairsTried}`)
}

function isGroundWallet(deployment: PublicKey, wallet: PublicKey, phaseIndex: number): boolean {
  const owner = [deployment.toBuffer(), wallet.toBuffer()]
  const index = u32Seed(phaseIndex)
  const isGround =
    isOurs([Buffer.from(MINTER_STATS), ...owner]) &&
    isOurs([Buffer.from(MINTER_STATS_PHASE), ...owner, index]) &&
    isOurs([Buffer.from(ALLOWLIST_ENTRY), ...owner, index])
  if (!isGround) return false
  for (let count = 0n; count < ITEMS_PER_WALLET; count += 1n) {
    if (!isOurs([Buffer.from(ITEM_MINT), ...owner, u64Seed(count)])) return false
    if (!isTokenAccountGround(wallet, itemMintAddress(deployment, wallet, count))) return false
  }
  return true
}

function isTokenAccountGround(wallet: PublicKey, mint: PublicKey): boolean {
  const seeds = [wallet.toBuffer(), TOKEN_2022_PROGRAM_ID.toBuffer(), mint.toBuffer()]
  return isFirstTry(seeds, ASSOCIATED_TOKEN_PROGRAM_ID)
}

function isOurs(seeds: Uint8Array[]): boolean {
  return isFirstTry(seeds, EDITIONS_CONTROLS_PROGRAM_ID)
}

function isFirstTry(seeds: Uint8Array[], program: PublicKey): boolean {
  return PublicKey.findProgramAddressSync(seeds, program)[1] === HIGHEST_BUMP
}
