import type { EvmAddress } from '@mintline/core/identifiers'
import { type AdministeredDrop, fetchDropSettings, fetchDropState } from '@mintline/evm'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import type { Difference } from '../../launch/difference.ts'
import { fetchChainTime } from '../chain/fetchChainTime.ts'
import type { EvmConfig } from '../config/evmSchema.ts'
import type { ReadEvmPhase } from '../lists/readEvmPhases.ts'
import { planPhases } from '../phases/planPhases.ts'
import type { EvmPlan } from '../sending/evmPlan.ts'
import type { EvmSession } from '../sending/openEvmSession.ts'
import { lastingDifferences } from './evmDifferences.ts'
import { planDeployment } from './planDeployment.ts'
import { planSettings } from './planSettings.ts'
import { settingsOfNew } from './settingsOfNew.ts'

/** Everything that a launch reads before it sends anything. */
export interface EvmLaunchInput {
  readonly session: EvmSession
  readonly loaded: LoadedConfig<EvmConfig>
  readonly phases: readonly ReadEvmPhase[]
}

/** All that a launch would send. */
export interface EvmLaunchPlan {
  /** The drop; undefined = not deployed yet. */
  readonly contract: EvmAddress | undefined
  /** Deployment, settings and phases. */
  readonly plan: EvmPlan
  /** Differences between config and chain that no transaction can settle. */
  readonly lasting: readonly Difference[]
}

/** Plans all missing parts: the contract, its settings and its phases. */
export async function planEvmLaunch(input: EvmLaunchInput): Promise<EvmLaunchPlan> {
  const { session, loaded } = input
  const { collection } = loaded.config
  const title = `Launch ${collection.symbol}`
  const { contract, plan } = await planDeployment(session, loaded)
  if (contract !== undefined) {
    const rest = await planRest(input, contract)
    return { contract, plan: { ...rest.plan, title }, lasting: rest.lasting }
  }
  // The address is not known yet, so what follows is planned again once it is.
  const drop: AdministeredDrop = {
    address: session.address,
    variant: collection.variant,
    tokenId: collection.variant === 'erc1155' ? collection.tokenId : undefined,
  }
  const { coin } = session.chain
  const settings = settingsOfNew(collection, session.address)
  const parts = [
    planSettings({ drop, settings, collection, coin }),
    planPhases(await phasesInput(input, drop, [])),
  ]
  const following = parts.flatMap(({ transactions }) =>
    transactions.map((planned) => ({ ...planned, dependsOnEarlier: true, isOfNewDrop: true })),
  )
  return {
    contract,
    lasting: [],
    plan: {
      title,
      transactions: [...plan.transactions, ...following],
      changes: [
        ...plan.changes,
        ...parts.flatMap(({ changes }) =>
          changes.map((change) => ({ ...change, before: undefined })),
        ),
      ],
    },
  }
}

/** Plans the settings and phases of a deployed drop. */
export async function planRest(
  input: EvmLaunchInput,
  contract: EvmAddress,
): Promise<{ readonly plan: EvmPlan; readonly lasting: readonly Difference[] }> {
  const { session, loaded } = input
  const { collection } = loaded.config
  const { connection, coin } = session.chain
  const { signal } = session.context
  const reference = { contract, tokenId: collection.tokenId }
  const state = await fetchDropState(connection, reference, { signal })
  const settings = await fetchDropSettings(connection, state, { signal })
  const parts = [
    planSettings({ drop: state, settings, collection, coin }),
    planPhases(await phasesInput(input, state, state.conditions)),
  ]
  return {
    lasting: lastingDifferences(loaded.config, state, settings),
    plan: {
      title: `Set up ${collection.symbol}`,
      transactions: parts.flatMap(({ transactions }) => [...transactions]),
      changes: parts.flatMap(({ changes }) => [...changes]),
    },
  }
}

async function phasesInput(
  { session, phases }: EvmLaunchInput,
  drop: AdministeredDrop,
  conditions: Parameters<typeof planPhases>[0]['conditions'],
) {
  const now = await fetchChainTime(session)
  // A config without phases says nothing about those on chain.
  const kept = phases.length === 0 ? [] : conditions
  return { drop, phases, conditions: kept, now, resetClaims: false }
}
