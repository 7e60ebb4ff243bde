import type { UploadPlan } from '@mintline/assets'
import type { OpenBuild } from '@mintline/assets/node'
import type { NewSetting } from '../config/withSettings.ts'
import type { ChainKind } from '../networks/chainKind.ts'

/** Addresses of an uploaded build, by the settings of a config. */
export interface BuildAddresses {
  /** Undefined = the build has no document of the collection. */
  readonly collectionUri: string | undefined
  /** URI template; of an edition, the address of its document. */
  readonly itemBaseUri: string | undefined
}

/** An uploaded build, as a config needs it. */
export interface UploadedBuild extends BuildAddresses {
  /** Number of items; undefined = an edition, whose number is free. */
  readonly items: number | undefined
  /** Texts of the document of the collection. */
  readonly names: { readonly collectionName?: string; readonly symbol?: string }
}

/** The settings of a collection, as they are written. */
export type WrittenCollection = Readonly<Record<string, unknown>>

/** Names of documents that a build has one of. */
const EDITION = 'edition.json'
const COLLECTION = 'collection.json'

/** What a config needs of a build with its addresses. */
export function uploadedBuild(
  { type, items, documents }: OpenBuild,
  { addresses, baseUri }: UploadPlan,
): UploadedBuild {
  const isEdition = type === 'edition'
  const { name, symbol } = documents.get(COLLECTION) ?? {}
  return {
    collectionUri: addresses.get(COLLECTION),
    itemBaseUri: isEdition ? addresses.get(EDITION) : `${baseUri}{}.json`,
    items: isEdition ? undefined : items,
    names: {
      ...(name !== undefined && { collectionName: name }),
      ...(symbol !== undefined && { symbol }),
    },
  }
}

/** The settings of a config that a build changes. Drops on EVM chains have no documents of single items. */
export function changedSettings(
  chain: ChainKind,
  { collectionUri, itemBaseUri, items }: UploadedBuild,
  collection: WrittenCollection,
): readonly NewSetting[] {
  const hasItems = chain !== 'evm'
  const supply = Number(collection.maxNumberOfTokens ?? 0)
  // Items above that number would have no document.
  const isTooLarge = hasItems && items !== undefined && (supply === 0 || supply > items)
  const wanted = {
    collectionUri,
    itemBaseUri: hasItems ? itemBaseUri : undefined,
    maxNumberOfTokens: isTooLarge ? items : undefined,
  }
  return Object.entries(wanted).flatMap(([name, value]) =>
    value === undefined || value === collection[name]
      ? []
      : [{ path: ['collection', name], value }],
  )
}

/** Names that the document of the collection has and the config has not, which a new build would mend. */
export function nameWarnings(
  { names }: UploadedBuild,
  collection: WrittenCollection,
): readonly string[] {
  return Object.entries(names).flatMap(([setting, name]) => {
    const written = collection[setting]
    if (typeof written !== 'string' || written === name) return []
    return [
      `The documents have the ${setting} "${name}", the config has "${written}": change the config, or build again`,
    ]
  })
}
