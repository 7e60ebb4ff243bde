import type { EvmAddress } from '@mintline/core/identifiers'
import {
  type ClaimCondition,
  type DropState,
  fetchDropSettings,
  fetchDropState,
} from '@mintline/evm'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { fetchChainTime } from '../chain/fetchChainTime.ts'
import type { EvmConfig } from '../config/evmSchema.ts'
import { feePhasesOfConfig, feePhasesOnChain } from '../drop/flatFee.ts'
import type { ReadEvmPhase } from '../lists/readEvmPhases.ts'
import type { ComparedPhases } from '../phases/planPhases.ts'
import type { PresentDrop } from '../sending/changeDrop.ts'
import type { EvmSession } from '../sending/openEvmSession.ts'
import type { SettingsInput } from './planSettings.ts'

/** A drop's files, and where it is. */
export interface ComparedDrop {
  readonly session: Pick<EvmSession, 'chain' | 'context'>
  readonly loaded: LoadedConfig<EvmConfig>
  readonly phases: readonly ReadEvmPhase[]
}

/** Fetches a deployed drop with its settings. */
export async function fetchPresent(
  { session: { chain, context }, loaded }: ComparedDrop,
  contract: EvmAddress,
): Promise<PresentDrop> {
  const { connection } = chain
  const { signal } = context
  const reference = { contract, tokenId: loaded.config.collection.tokenId }
  const state = await fetchDropState(connection, reference, { signal })
  return { state, settings: await fetchDropSettings(connection, state, { signal }) }
}

/** Pairs a config's phases with the conditions on chain. */
export async function comparedPhases(
  { session, phases }: ComparedDrop,
  conditions: readonly ClaimCondition[],
): Promise<ComparedPhases> {
  // A config without phases says nothing about those on chain.
  if (phases.length === 0) return { phases, conditions: [], now: 0n }
  // Only a new first phase may start now.
  const now = conditions.length === 0 ? await fetchChainTime(session) : 0n
  return { phases, conditions, now }
}

/** Returns the phases that a flat fee depends on: those on chain, and those that the config leaves or sets. */
export async function comparedFeePhases(
  { session: { context }, phases }: ComparedDrop,
  state: DropState,
): Promise<Pick<SettingsInput, 'presentPhases' | 'wantedPhases'>> {
  const presentPhases = await feePhasesOnChain(context, state)
  const wantedPhases = phases.length > 0 ? feePhasesOfConfig(phases) : presentPhases
  return { presentPhases, wantedPhases }
}
