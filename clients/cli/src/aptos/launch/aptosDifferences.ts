import { type AptosPresent, aptosDropChain } from '@mintline/aptos/drop'
import { inFile } from '../../config/loadedConfig.ts'
import { settingOfTerm } from '../../config/settingOfTerm.ts'
import type { Difference } from '../../plans/plan.ts'
import { differenceOfChange } from '../../plans/plan.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import { aptosTermsOf } from '../config/aptosTermsOf.ts'
import type { DropFiles } from '../lists/readAptosLists.ts'
import { aptosSettingChange } from '../sending/aptosPlan.ts'
import type { OwnDrop } from './findOwnDrop.ts'
import { compareLists, listDifferences } from './launchLists.ts'

/** Finds all differences between a drop and its files. */
export async function findAptosDifferences(
  context: AptosContext,
  files: DropFiles,
  { reference, present }: OwnDrop & { readonly present: AptosPresent },
): Promise<Difference[]> {
  const { connection } = await context.chain()
  const { signal } = context
  const terms = aptosTermsOf(files.loaded.config, files.lists)
  const { settings } = present
  const drops = aptosDropChain(connection, reference.machines)
  const wallet = settings.collectionOwner
  const { changes, lasting, refused } = await drops.plan({ terms, present, wallet }, { signal })
  return inFile(files.loaded, [
    ...[...lasting, ...changes].map(aptosSettingChange).map(differenceOfChange),
    ...listDifferences(await compareLists(context, files, reference, settings)),
    ...refused.map(({ path, error }) => ({
      path: settingOfTerm(path),
      config: `not possible: ${error.message}`,
      chain: 'as it is',
    })),
  ])
}
