import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import { base58 } from '@scure/base'
import { deriveAddress } from './deriveAddress.ts'
import {
  type AddressSeeds,
  allowlistEntrySeeds,
  editionsControlsSeeds,
  editionsDeploymentSeeds,
  hashlistSeeds,
  itemMintSeeds,
  minterStatsPhaseSeeds,
  minterStatsSeeds,
} from './recordSeeds.ts'

/**
 * Address of the deployment with this symbol, in base58. The `derive…` functions answer what the
 * `…Address` functions do, without web3.js.
 */
export function deriveEditionsDeployment(symbol: string): SolanaAddress {
  return derive(editionsDeploymentSeeds(symbol))
}

/** Address of a page of a deployment's hashlist. */
export function deriveHashlist(deployment: SolanaAddress, page: number): SolanaAddress {
  return derive(hashlistSeeds(base58.decode(deployment), page))
}

/** Address of a deployment's controls. */
export function deriveEditionsControls(deployment: SolanaAddress): SolanaAddress {
  return derive(editionsControlsSeeds(base58.decode(deployment)))
}

/** Address of a wallet's counter in the collection. */
export function deriveMinterStats(deployment: SolanaAddress, wallet: SolanaAddress): SolanaAddress {
  return derive(minterStatsSeeds(base58.decode(deployment), base58.decode(wallet)))
}

/** Address of a wallet's counter in a phase. */
export function deriveMinterStatsPhase(
  deployment: SolanaAddress,
  wallet: SolanaAddress,
  phaseIndex: number,
): SolanaAddress {
  return derive(minterStatsPhaseSeeds(base58.decode(deployment), base58.decode(wallet), phaseIndex))
}

/** Address of a wallet's allowlist entry in a phase. */
export function deriveAllowlistEntry(
  deployment: SolanaAddress,
  wallet: SolanaAddress,
  phaseIndex: number,
): SolanaAddress {
  return derive(allowlistEntrySeeds(base58.decode(deployment), base58.decode(wallet), phaseIndex))
}

/** Address of the mint of a wallet's next item, from the wallet's mint count in the collection. */
export function deriveItemMint(
  deployment: SolanaAddress,
  wallet: SolanaAddress,
  mintCount: bigint,
): SolanaAddress {
  return derive(itemMintSeeds(base58.decode(deployment), base58.decode(wallet), mintCount))
}

function derive(seeds: AddressSeeds): SolanaAddress {
  return solanaAddress(base58.encode(deriveAddress(seeds).address))
}
