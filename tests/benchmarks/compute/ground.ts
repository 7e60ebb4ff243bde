import { type AddressSeeds, editionsDeploymentAddress, itemMintAddress } from '@mintline/solana'
import { editions, editionsControls } from '@mintline/solana/kit'
import type { Keypair, PublicKey } from '@solana/web3.js'
import { seededWallet } from '../seededWallet.ts'
import { kitAddress, tries } from '../tries.ts'

// The lower a bump, the higher the cost. That is luck, so measured keys all have bump 255.
/** Items for which the wallet's addresses have bump 255. */
const ITEMS_PER_WALLET = 3n

let symbolsTried = 0
let keypairsTried = 0

/** Finds a symbol with seven characters whose deployment, controls and first page have bump 255. */
export function groundSymbol(): string {
  for (;;) {
    symbolsTried += 1
    const symbol = `D${symbolsTried.toString(36).toUpperCase().padStart(6, '0')}`
    const editionsDeployment = kitAddress(editionsDeploymentAddress(symbol))
    const isGround =
      isFirstTry(editions.getEditionsDeploymentSeeds({ symbol })) &&
      isFirstTry(editions.getHashlistSeeds({ editionsDeployment, page: 0 })) &&
      isFirstTry(editionsControls.getEditionsControlsSeeds({ editionsDeployment }))
    if (isGround) return symbol
  }
}

/** Finds a wallet whose counters, entry, first items and their token accounts have bump 255. */
export function groundWallet(deployment: PublicKey, phaseIndex: number): Keypair {
  for (;;) {
    const wallet = nextKeypair()
    if (isGroundWallet(deployment, wallet.publicKey, phaseIndex)) return wallet
  }
}

/** Finds a keypair for a v1 mint whose token account has bump 255. */
export function groundMint(wallet: PublicKey): Keypair {
  for (;;) {
    const mint = nextKeypair()
    if (isTokenAccountGround(wallet, mint.publicKey)) return mint
  }
}

/** Finds a wallet whose token account of this mint has bump 255. */
export function groundReceiver(mint: PublicKey): PublicKey {
  for (;;) {
    const { publicKey } = nextKeypair()
    if (isTokenAccountGround(publicKey, mint)) return publicKey
  }
}

function nextKeypair(): Keypair {
  keypairsTried += 1
  return seededWallet(`ground ${keypairsTried}`)
}

function isGroundWallet(deployment: PublicKey, wallet: PublicKey, phaseIndex: number): boolean {
  const minter = kitAddress(wallet)
  const ofMinter = { editionsDeployment: kitAddress(deployment), minter }
  const isGround =
    isFirstTry(editionsControls.getMinterStatsSeeds(ofMinter)) &&
    isFirstTry(editionsControls.getMinterStatsPhaseSeeds({ ...ofMinter, phaseIndex })) &&
    isFirstTry(editionsControls.getAllowlistEntrySeeds({ ...ofMinter, user: minter, phaseIndex }))
  if (!isGround) return false
  for (let mintCount = 0n; mintCount < ITEMS_PER_WALLET; mintCount += 1n) {
    if (!isFirstTry(editionsControls.getItemMintSeeds({ ...ofMinter, mintCount }))) return false
    if (!isTokenAccountGround(wallet, itemMintAddress(deployment, wallet, mintCount))) return false
  }
  return true
}

function isTokenAccountGround(wallet: PublicKey, mint: PublicKey): boolean {
  const input = { minter: kitAddress(wallet), mint: kitAddress(mint) }
  return isFirstTry(editions.getTokenAccountSeeds(input))
}

function isFirstTry(seeds: AddressSeeds): boolean {
  return tries(seeds) === 0
}
