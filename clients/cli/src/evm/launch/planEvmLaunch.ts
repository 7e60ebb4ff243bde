import type { EvmAddress } from '@mintline/core/identifiers'
import type { AdministeredDrop, DropState } from '@mintline/evm'
import { feePhasesOfConfig } from '../drop/flatFee.ts'
import { planPhases } from '../phases/planPhases.ts'
import type { EvmPlan } from '../sending/evmPlan.ts'
import type { EvmSession } from '../sending/openEvmSession.ts'
import {
  type ComparedDrop,
  comparedFeePhases,
  comparedPhases,
  fetchPresent,
} from './comparedDrop.ts'
import { planDeployment } from './planDeployment.ts'
import { planSettings } from './planSettings.ts'
import { settingsOfNew } from './settingsOfNew.ts'
import type { TriedDrop } from './tryFirstMints.ts'

/** Everything that a launch reads before it sends anything. */
export interface EvmLaunchInput extends ComparedDrop {
  readonly session: EvmSession
}

/** Everything that a launch would send. */
export interface EvmLaunchPlan {
  /** The drop; undefined = not deployed yet. */
  readonly contract: EvmAddress | undefined
  /** Deployment, settings and phases. */
  readonly plan: EvmPlan
  /** First mints to simulate before the plan runs. */
  readonly tried: TriedDrop
}

/** Plans all missing parts: the contract, its settings and its phases. */
export async function planEvmLaunch(input: EvmLaunchInput): Promise<EvmLaunchPlan> {
  const { session, loaded } = input
  const { collection } = loaded.config
  const title = `Launch ${collection.symbol}`
  const { contract, plan, toCome } = await planDeployment(session, loaded)
  const sender = session.address
  if (contract !== undefined) {
    const { plan: rest, state } = await planRest(input, contract)
    const tried = { ...state, contract, transactions: rest.transactions, sender }
    return { contract, plan: { ...rest, title }, tried }
  }
  // The address is not known yet, so the rest is planned again once it is.
  const drop: AdministeredDrop = {
    address: session.address,
    variant: collection.variant,
    tokenId: collection.variant === 'erc1155' ? collection.tokenId : undefined,
  }
  const { coin } = session.chain
  const settings = settingsOfNew(collection, session.address)
  const wantedPhases = feePhasesOfConfig(input.phases)
  const parts = [
    planSettings({ drop, settings, collection, coin, presentPhases: [], wantedPhases }),
    planPhases({ drop, ...(await comparedPhases(input, [])), resetClaims: false }),
  ]
  const following = parts.flatMap(({ transactions }) =>
    transactions.map((planned) => ({ ...planned, dependsOnEarlier: true, isOfNewDrop: true })),
  )
  return {
    contract,
    tried: {
      contract,
      tokenId: drop.tokenId,
      conditions: [],
      toCome,
      transactions: following,
      sender,
    },
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

/** Plans a deployed drop's settings and phases. */
export async function planRest(
  input: EvmLaunchInput,
  contract: EvmAddress,
): Promise<{ readonly plan: EvmPlan; readonly state: DropState }> {
  const { session, loaded } = input
  const { collection } = loaded.config
  const { coin } = session.chain
  const { state, settings } = await fetchPresent(input, contract)
  const phases = await comparedPhases(input, state.conditions)
  const parts = [
    planSettings({
      drop: state,
      settings,
      collection,
      coin,
      ...(await comparedFeePhases(input, state)),
    }),
    planPhases({ drop: state, ...phases, resetClaims: false }),
  ]
  return {
    state,
    plan: {
      title: `Set up ${collection.symbol}`,
      transactions: parts.flatMap(({ transactions }) => [...transactions]),
      changes: parts.flatMap(({ changes }) => [...changes]),
    },
  }
}
