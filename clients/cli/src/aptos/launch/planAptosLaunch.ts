import { aptosDropChain, planNewDrop } from '@mintline/aptos/drop'
import { inFile, type LoadedConfig } from '../../config/loadedConfig.ts'
import { settingOfTerm } from '../../config/settingOfTerm.ts'
import { assertAccepted } from '../../plans/changeTerms.ts'
import { settingWarningOf } from '../../plans/plan.ts'
import { planOf } from '../../plans/planSections.ts'
import type { AptosConfig } from '../config/aptosConfig.ts'
import { aptosTermsOf } from '../config/aptosTermsOf.ts'
import type { DropFiles } from '../lists/readAptosLists.ts'
import { type AptosPlan, aptosSettingChange } from '../sending/aptosPlan.ts'
import type { AptosSession } from '../sending/aptosSession.ts'
import type { OwnDrop } from './findOwnDrop.ts'

/**
 * Plans everything that a launch would send, except for lists on chain: the drop, its settings and its phases.
 *
 * @throws What the drop machine would refuse
 */
export async function planAptosLaunch(
  { chain: { connection }, context: { signal }, address: wallet }: AptosSession,
  { loaded, lists }: DropFiles,
  { reference: { machines }, present }: OwnDrop,
): Promise<AptosPlan> {
  const terms = aptosTermsOf(loaded.config, lists)
  const drops = aptosDropChain(connection, machines)
  const plan = await drops.plan({ terms, present, wallet }, { signal })
  assertAccepted(plan.refused)
  const changes = inFile(loaded, plan.changes.map(aptosSettingChange))
  const pathOf = (path: string) => loaded.pathOf(settingOfTerm(path))
  const warnings = plan.warnings.map((warning) => settingWarningOf(warning, pathOf))
  return planOf(`Launch ${terms.name}`, plan.steps, changes, warnings)
}

/** Plans the creation of a config's drop, without what is set afterwards. */
export async function planAptosCreation(
  { chain: { connection }, context: { signal }, address: wallet }: AptosSession,
  loaded: LoadedConfig<AptosConfig>,
  { reference: { machines } }: OwnDrop,
): Promise<AptosPlan> {
  const terms = aptosTermsOf(loaded.config)
  const creation = { terms, machines, wallet }
  const { steps, changes } = await planNewDrop(connection, creation, { signal })
  return planOf(`Create ${terms.name}`, steps, inFile(loaded, changes.map(aptosSettingChange)))
}
