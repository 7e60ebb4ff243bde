import type { SolanaAddress } from '@mintline/core/identifiers'
import { PublicKey } from '@solana/web3.js'
import {
  deriveAllowlistEntry,
  deriveEditionsControls,
  deriveEditionsDeployment,
  deriveHashlist,
  deriveItemMint,
  deriveMinterStats,
  deriveMinterStatsPhase,
  deriveTokenAccount,
} from './derivedAddresses.ts'
import { RememberedKey } from './rememberedKey.ts'

/** Address of the deployment with this symbol. */
export const editionsDeploymentAddress = /* @__PURE__ */ withKeys(deriveEditionsDeployment)

/** Address of a page of a deployment's hashlist. */
export const hashlistAddress = /* @__PURE__ */ withKeys(deriveHashlist)

/** Address of a deployment's controls. */
export const editionsControlsAddress = /* @__PURE__ */ withKeys(deriveEditionsControls)

/** Address of a wallet's counter in the collection. */
export const minterStatsAddress = /* @__PURE__ */ withKeys(deriveMinterStats)

/** Address of a wallet's counter in a phase. */
export const minterStatsPhaseAddress = /* @__PURE__ */ withKeys(deriveMinterStatsPhase)

/** Address of a wallet's allowlist entry in a phase. */
export const allowlistEntryAddress = /* @__PURE__ */ withKeys(deriveAllowlistEntry)

/** Address of the mint of a wallet's next item, from the wallet's mint count in the collection. */
export const itemMintAddress = /* @__PURE__ */ withKeys(deriveItemMint)

/** Address of the account in which a wallet, or any other owner, holds the item of a mint. */
export const tokenAccountAddress = /* @__PURE__ */ withKeys(deriveTokenAccount)

type WithKeys<Args extends readonly unknown[]> = {
  [Index in keyof Args]: Args[Index] extends SolanaAddress ? PublicKey : Args[Index]
}

/** Converts a function for base58 addresses to public keys of web3.js. */
function withKeys<Args extends readonly unknown[]>(
  derive: (...args: Args) => SolanaAddress,
): (...args: WithKeys<Args>) => PublicKey {
  return (...args) => {
    const texts = args.map((value) => (value instanceof PublicKey ? value.toBase58() : value))
    return new RememberedKey(derive(...(texts as readonly unknown[] as Args)))
  }
}
