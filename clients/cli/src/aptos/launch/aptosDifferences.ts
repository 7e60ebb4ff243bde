import type { DropSettings } from '@mintline/aptos'
import { aptosDropChain, presentOf } from '@mintline/aptos/drop'
import { inFile } from '../../config/loadedConfig.ts'
import type { Difference } from '../../plans/plan.ts'
import { differenceOfChange } from '../../plans/plan.ts'
import { aptosSettingPath } from '../config/aptosSettingPath.ts'
import { aptosTermsOf } from '../config/aptosTermsOf.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import { aptosSettingChange } from '../sending/aptosPlan.ts'
import type { OwnDrop } from './findOwnDrop.ts'
import { compareLists, listDifferences } from './launchLists.ts'
import type { DropFiles } from './planAptosLaunch.ts'

/** Finds all differences between a drop and its files. */
export async function findAptosDifferences(
  context: AptosContext,
  files: DropFiles,
  { reference, settings }: Required<OwnDrop> & { readonly settings: DropSettings },
): Promise<Difference[]> {
  const { connection } = await context.chain()
  const { signal } = context
  const terms = aptosTermsOf(files.loaded.config, files.lists)
  const present = await presentOf(connection, settings, { signal })
  const drops = aptosDropChain(connection, reference.machines)
  const wallet = settings.collectionOwner
  const { changes, lasting, refused } = await drops.plan({ terms, present, wallet }, { signal })
  return inFile(files.loaded, [
    ...[...lasting, ...changes].map(aptosSettingChange).map(differenceOfChange),
    ...listDifferences(await compareLists(context, files, reference, settings)),
    ...refused.map(({ path, error }) => ({
      path: aptosSettingPath(path),
      config: `not possible: ${error.message}`,
      chain: 'as it is',
    })),
  ])
}
