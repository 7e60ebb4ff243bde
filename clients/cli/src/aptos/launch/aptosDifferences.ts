import { type CollectionProfile, type DropSettings, fetchCollection } from '@mintline/aptos'
import type { Difference } from '../../launch/difference.ts'
import { differenceOfChange } from '../../plans/plan.ts'
import type { AptosConfig } from '../config/aptosSchema.ts'
import { changeTexts } from '../drop/changeTexts.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'
import type { OwnDrop } from './findOwnDrop.ts'
import { compareLists, listDifferences } from './launchLists.ts'
import { type DropFiles, namesIn, planAll } from './planAptosLaunch.ts'

/** Finds all differences between a drop and its files. */
export async function findAptosDifferences(
  context: AptosContext,
  files: DropFiles,
  { reference, settings }: Required<OwnDrop> & { readonly settings: DropSettings },
): Promise<Difference[]> {
  const { connection } = await context.chain()
  const { signal } = context
  const profile = await fetchCollection(connection, settings.collection, { signal })
  const { plans, refused } = planAll(files, settings)
  const names = namesIn(files, settings)
  const changes = plans.flatMap(({ changes: own }) => own)
  return [
    ...lastingDifferences(files.loaded.config, settings, profile),
    ...changes.flatMap((change) => changeTexts(change, names)).map(differenceOfChange),
    ...listDifferences(await compareLists(context, files, reference, settings)),
    ...refused.map(({ path, error }) => ({
      path,
      config: `not possible: ${error.message}`,
      chain: 'as it is',
    })),
  ]
}

/** Returns differences that no transaction can settle. */
function lastingDifferences(
  { collection }: AptosConfig,
  settings: DropSettings,
  { name, description, uri }: CollectionProfile,
): Difference[] {
  const kind = (isOpenEdition: boolean) => (isOpenEdition ? 'open edition' : 'limited')
  const compared: readonly (readonly [setting: string, config: string, chain: string])[] = [
    ['collectionName', collection.collectionName, name],
    ['collectionDescription', collection.collectionDescription, description],
    ['collectionUri', collection.collectionUri, uri],
    ['itemBaseName', collection.itemBaseName, settings.itemBaseName],
    ['itemBaseUri', collection.itemBaseUri, settings.itemBaseUri],
    ['isOpenEdition', kind(collection.isOpenEdition), kind(settings.isOpenEdition)],
  ]
  return compared.flatMap(([setting, config, chain]) =>
    config === chain
      ? []
      : [{ path: `collection.${setting}`, config: config || 'none', chain: chain || 'none' }],
  )
}
