import type { DropSettings } from '@mintline/aptos'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import type { AptosConfig } from '../config/aptosSchema.ts'
import type { PhaseName } from '../drop/changeTexts.ts'
import type { AptosPhaseList } from '../lists/readAptosLists.ts'
import { wantedPhases } from '../phases/wantedPhases.ts'
import { type AptosPlan, aptosPlanOf, asOnePlan } from '../sending/aptosPlan.ts'
import type { AptosSession } from '../sending/openAptosSession.ts'
import { phaseSteps, settingSteps } from './dropSteps.ts'
import type { OwnDrop } from './findOwnDrop.ts'
import { newDropTexts } from './newDropTexts.ts'
import { planAptosCreation } from './planAptosCreation.ts'
import { type PlansInTurn, planInTurn } from './planInTurn.ts'

/** A drop's files. */
export interface DropFiles {
  readonly loaded: LoadedConfig<AptosConfig>
  /** In phase order; undefined = the phase has none. */
  readonly lists: readonly (AptosPhaseList | undefined)[]
}

/** Plans everything that a launch would send, except for lists on chain: the drop, its settings and its phases. */
export async function planAptosLaunch(
  session: AptosSession,
  files: DropFiles,
  own: OwnDrop,
): Promise<AptosPlan> {
  const title = `Launch ${files.loaded.config.collection.collectionName}`
  if (own.settings) return { ...planRest(files, own.settings), title }
  const { plan, settings } = await planAptosCreation(session, files.loaded, own)
  const creation = aptosPlanOf(title, plan)
  const ofNew = newDropTexts(files.loaded.config.collection, plan)
  // The new drop's settings are only known once it exists, so the rest is planned again then.
  const rest = planRest(files, settings)
  return {
    title,
    transactions: [...creation.transactions, ...rest.transactions],
    changes: [
      // Settings that are changed at once are shown with their final values.
      ...ofNew.filter(({ path }) => !rest.changes.some((change) => change.path === path)),
      ...rest.changes.map((change) => ({ ...change, before: undefined })),
    ],
  }
}

/**
 * Plans an existing drop's settings and phases.
 *
 * @throws The first error from a step that the drop machine would refuse.
 */
export function planRest(files: DropFiles, settings: DropSettings): AptosPlan {
  const { plans, refused } = planAll(files, settings)
  const [first] = refused
  if (first) throw first.error
  const { collectionName } = files.loaded.config.collection
  const names = namesIn(files, settings)
  return aptosPlanOf(`Set up ${collectionName}`, asOnePlan(settings, plans), names)
}

/** Plans a drop's settings and phases, and keeps what the drop machine would refuse. */
export function planAll({ loaded, lists }: DropFiles, settings: DropSettings): PlansInTurn {
  const { config } = loaded
  return planInTurn(settings, [
    ...settingSteps(config.collection),
    ...phaseSteps(config, lists, settings),
  ])
}

/** Returns a config's phase names with their starts. */
export function namesIn(
  { loaded, lists }: DropFiles,
  { phases: records, ledger: { now } }: Pick<DropSettings, 'phases' | 'ledger'>,
): readonly PhaseName[] {
  return wantedPhases({ phases: loaded.config.phases, lists, records, now }).names
}
