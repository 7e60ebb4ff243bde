import type { SolanaAddress } from '@mintline/core/identifiers'
import { base58 } from '@scure/base'
import type { Address } from '@solana/kit'
import { getAddressEncoder } from '../addressCodec.ts'
import { METADATA_PROGRAM } from '../addresses.ts'
import { getEditionsDeploymentSeeds } from '../generated/kit/editions/pdas/editionsDeployment.ts'
import { getHashlistSeeds } from '../generated/kit/editions/pdas/hashlist.ts'
import { getTokenAccountSeeds } from '../generated/kit/editions/pdas/tokenAccount.ts'
import { getAllowlistEntrySeeds } from '../generated/kit/editionsControls/pdas/allowlistEntry.ts'
import { getEditionsControlsSeeds } from '../generated/kit/editionsControls/pdas/editionsControls.ts'
import { getItemMintSeeds } from '../generated/kit/editionsControls/pdas/itemMint.ts'
import { getMinterStatsSeeds } from '../generated/kit/editionsControls/pdas/minterStats.ts'
import { getMinterStatsPhaseSeeds } from '../generated/kit/editionsControls/pdas/minterStatsPhase.ts'
import { getPriceTokenSeeds } from '../generated/kit/editionsControls/pdas/priceToken.ts'
import { getPriceTokenAccountSeeds } from '../generated/kit/editionsControls/pdas/priceTokenAccount.ts'
import { getPriceTokenVaultSeeds } from '../generated/kit/editionsControls/pdas/priceTokenVault.ts'
import { getRevealSeeds } from '../generated/kit/editionsControls/pdas/reveal.ts'
import { type AddressSeeds, deriveAddress } from './deriveAddress.ts'
import { kitAddress } from './kitAddress.ts'

const METADATA_SEED = new TextEncoder().encode('metadata')

/**
 * Derives the deployment address for a symbol, in base58. The `derive…` functions return the same addresses as the
 * `…Address` functions, without web3.js.
 */
export function deriveEditionsDeployment(symbol: string): SolanaAddress {
  return derive(getEditionsDeploymentSeeds({ symbol }))
}

/** Derives the address of a deployment's hashlist page. */
export function deriveHashlist(deployment: SolanaAddress, page: number): SolanaAddress {
  return derive(getHashlistSeeds({ editionsDeployment: kitAddress(deployment), page }))
}

/** Derives a deployment's controls address. */
export function deriveEditionsControls(deployment: SolanaAddress): SolanaAddress {
  return derive(getEditionsControlsSeeds({ editionsDeployment: kitAddress(deployment) }))
}

/** Derives the address of a wallet's counter in the collection. */
export function deriveMinterStats(deployment: SolanaAddress, wallet: SolanaAddress): SolanaAddress {
  return derive(getMinterStatsSeeds(ofMinter(deployment, wallet)))
}

/** Derives the address of a wallet's counter in a phase. */
export function deriveMinterStatsPhase(
  deployment: SolanaAddress,
  wallet: SolanaAddress,
  phaseIndex: number,
): SolanaAddress {
  return derive(getMinterStatsPhaseSeeds({ ...ofMinter(deployment, wallet), phaseIndex }))
}

/** Derives the address of a wallet's allowlist entry in a phase. */
export function deriveAllowlistEntry(
  deployment: SolanaAddress,
  wallet: SolanaAddress,
  phaseIndex: number,
): SolanaAddress {
  const editionsDeployment = kitAddress(deployment)
  return derive(
    getAllowlistEntrySeeds({ editionsDeployment, user: kitAddress(wallet), phaseIndex }),
  )
}

/** Derives the mint address for a wallet's next item, from the wallet's mint count in the collection. */
export function deriveItemMint(
  deployment: SolanaAddress,
  wallet: SolanaAddress,
  mintCount: bigint,
): SolanaAddress {
  return derive(getItemMintSeeds({ ...ofMinter(deployment, wallet), mintCount }))
}

/** Derives the token account in which a wallet, or any other owner, holds an item. */
export function deriveTokenAccount(mint: SolanaAddress, wallet: SolanaAddress): SolanaAddress {
  return derive(getTokenAccountSeeds({ minter: kitAddress(wallet), mint: kitAddress(mint) }))
}

/** Derives the address of a collection's record for a price token. */
export function derivePriceToken(deployment: SolanaAddress, mint: SolanaAddress): SolanaAddress {
  const editionsDeployment = kitAddress(deployment)
  return derive(getPriceTokenSeeds({ editionsDeployment, mint: kitAddress(mint) }))
}

/** Derives the vault of a price token's record, which holds what the collection owes in the token. */
export function derivePriceTokenVault(priceTokenRecord: SolanaAddress): SolanaAddress {
  return derive(getPriceTokenVaultSeeds({ priceTokenRecord: kitAddress(priceTokenRecord) }))
}

/** Derives a wallet's token account for a price token, under the token's own program. */
export function derivePriceTokenAccount(
  mint: SolanaAddress,
  owner: SolanaAddress,
  tokenProgram: SolanaAddress,
): SolanaAddress {
  return derive(
    getPriceTokenAccountSeeds({
      mint: kitAddress(mint),
      owner: kitAddress(owner),
      tokenProgram: kitAddress(tokenProgram),
    }),
  )
}

/** Derives the address of the name and symbol that a mint does not hold itself. */
export function deriveTokenMetadata(mint: SolanaAddress): SolanaAddress {
  const programAddress = METADATA_PROGRAM as Address
  const addresses = [programAddress, kitAddress(mint)].map((address) =>
    getAddressEncoder().encode(address),
  )
  return derive({ programAddress, seeds: [METADATA_SEED, ...addresses] })
}

/** Derives the address of a collection's reveal. */
export function deriveReveal(deployment: SolanaAddress): SolanaAddress {
  return derive(getRevealSeeds({ editionsDeployment: kitAddress(deployment) }))
}

function ofMinter(deployment: SolanaAddress, wallet: SolanaAddress) {
  return { editionsDeployment: kitAddress(deployment), minter: kitAddress(wallet) }
}

function derive(seeds: AddressSeeds): SolanaAddress {
  // 32 bytes by construction.
  return base58.encode(deriveAddress(seeds).address) as SolanaAddress
}
