import { base58 } from '@scure/base'
import { EDITIONS_CONTROLS_PROGRAM, EDITIONS_PROGRAM } from '../addresses.ts'
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
} from './seeds.ts'

/** What an address is derived from. */
export interface AddressSeeds {
  /** Address of the program, 32 bytes. */
  readonly program: Uint8Array
  /** At most 15, of at most 32 bytes each. */
  readonly seeds: readonly Uint8Array[]
}

const EDITIONS_BYTES = base58.decode(EDITIONS_PROGRAM)
const CONTROLS_BYTES = base58.decode(EDITIONS_CONTROLS_PROGRAM)

/** Of the deployment with this symbol. */
export function editionsDeploymentSeeds(symbol: string): AddressSeeds {
  return { program: EDITIONS_BYTES, seeds: [text(EDITIONS_DEPLOYMENT), text(symbol)] }
}

/** Of a page of a deployment's hashlist. */
export function hashlistSeeds(deployment: Uint8Array, page: number): AddressSeeds {
  return { program: EDITIONS_BYTES, seeds: [text(HASHLIST), deployment, u32Seed(page)] }
}

/** Of a deployment's controls. */
export function editionsControlsSeeds(deployment: Uint8Array): AddressSeeds {
  return ofControls(EDITIONS_CONTROLS, deployment)
}

/** Of a wallet's counter in the collection. */
export function minterStatsSeeds(deployment: Uint8Array, wallet: Uint8Array): AddressSeeds {
  return ofControls(MINTER_STATS, deployment, wallet)
}

/** Of a wallet's counter in a phase. */
export function minterStatsPhaseSeeds(
  deployment: Uint8Array,
  wallet: Uint8Array,
  phaseIndex: number,
): AddressSeeds {
  return ofControls(MINTER_STATS_PHASE, deployment, wallet, u32Seed(phaseIndex))
}

/** Of a wallet's allowlist entry in a phase. */
export function allowlistEntrySeeds(
  deployment: Uint8Array,
  wallet: Uint8Array,
  phaseIndex: number,
): AddressSeeds {
  return ofControls(ALLOWLIST_ENTRY, deployment, wallet, u32Seed(phaseIndex))
}

/** Of the mint of a wallet's next item, from the wallet's mint count in the collection. */
export function itemMintSeeds(
  deployment: Uint8Array,
  wallet: Uint8Array,
  mintCount: bigint,
): AddressSeeds {
  return ofControls(ITEM_MINT, deployment, wallet, u64Seed(mintCount))
}

function ofControls(name: string, ...seeds: readonly Uint8Array[]): AddressSeeds {
  return { program: CONTROLS_BYTES, seeds: [text(name), ...seeds] }
}

function text(seed: string): Uint8Array {
  return new TextEncoder().encode(seed)
}
