import type { SolanaAddress } from '@mintline/core/identifiers'
import { base58 } from '@scure/base'
import { PublicKey, type PublicKeyInitData } from '@solana/web3.js'
import {
  deriveAllowlistEntry,
  deriveEditionsControls,
  deriveEditionsDeployment,
  deriveHashlist,
  deriveItemMint,
  deriveMinterStats,
  deriveMinterStatsPhase,
  derivePriceToken,
  derivePriceTokenAccount,
  derivePriceTokenVault,
  deriveReveal,
  deriveTokenAccount,
} from './derivedAddresses.ts'

/** Derives the deployment address for a symbol. */
export const editionsDeploymentAddress = /* @__PURE__ */ withKeys(deriveEditionsDeployment)

/** Derives the address of a deployment's hashlist page. */
export const hashlistAddress = /* @__PURE__ */ withKeys(deriveHashlist)

/** Derives a deployment's controls address. */
export const editionsControlsAddress = /* @__PURE__ */ withKeys(deriveEditionsControls)

/** Derives the address of a wallet's counter in the collection. */
export const minterStatsAddress = /* @__PURE__ */ withKeys(deriveMinterStats)

/** Derives the address of a wallet's counter in a phase. */
export const minterStatsPhaseAddress = /* @__PURE__ */ withKeys(deriveMinterStatsPhase)

/** Derives the address of a wallet's allowlist entry in a phase. */
export const allowlistEntryAddress = /* @__PURE__ */ withKeys(deriveAllowlistEntry)

/** Derives the mint address for a wallet's next item, from the wallet's mint count in the collection. */
export const itemMintAddress = /* @__PURE__ */ withKeys(deriveItemMint)

/** Derives the token account in which a wallet, or any other owner, holds an item. */
export const tokenAccountAddress = /* @__PURE__ */ withKeys(deriveTokenAccount)

/** Derives the address of a collection's record for a price token. */
export const priceTokenAddress = /* @__PURE__ */ withKeys(derivePriceToken)

/** Derives the vault of a price token's record, which holds what the collection owes in the token. */
export const priceTokenVaultAddress = /* @__PURE__ */ withKeys(derivePriceTokenVault)

/** Derives a wallet's token account for a price token, under the token's own program. */
export const priceTokenAccountAddress = /* @__PURE__ */ withKeys(derivePriceTokenAccount)

/** Derives the address of a collection's reveal. */
export const revealAddress = /* @__PURE__ */ withKeys(deriveReveal)

type WithKeys<Args extends readonly unknown[]> = {
  [Index in keyof Args]: Args[Index] extends SolanaAddress ? PublicKey : Args[Index]
}

/**
 * A public key that caches its base58, which web3.js uses for comparisons and which would otherwise take most of the
 * time for a transaction with many accounts.
 */
export class RememberedKey extends PublicKey {
  #text: string | undefined

  constructor(value: PublicKeyInitData) {
    super(typeof value === 'string' ? base58.decode(value) : value)
    if (typeof value === 'string') this.#text = value
  }

  override toBase58(): string {
    this.#text ??= super.toBase58()
    return this.#text
  }
}

/** Converts a function for base58 addresses to web3.js's public keys. */
function withKeys<Args extends readonly unknown[]>(
  derive: (...args: Args) => SolanaAddress,
): (...args: WithKeys<Args>) => PublicKey {
  return (...args) => {
    const texts = args.map((value) => (value instanceof PublicKey ? value.toBase58() : value))
    return new RememberedKey(derive(...(texts as readonly unknown[] as Args)))
  }
}
