import type { UploadPlan } from '@mintline/assets'
import type { OpenBuild } from '@mintline/assets/node'
import { keysOf } from '../config/configText.ts'
import { valueAt } from '../config/standIns.ts'
import type { ChainKind } from '../networks/chainKind.ts'

/** An uploaded build's addresses, by their settings in a config. */
export interface BuildAddresses {
  /** Undefined = the build has no collection document. */
  readonly collectionUri: string | undefined
  /** URI template; for an edition, its document's address. */
  readonly itemBaseUri: string | undefined
}

/** An uploaded build, as a config needs it. */
export interface UploadedBuild extends BuildAddresses {
  /** Item count; undefined = an edition, whose count is free. */
  readonly items: number | undefined
  /** Texts from the collection document. */
  readonly names: { readonly name?: string; readonly symbol?: string }
}

/** Names for documents that a build has only once. */
const EDITION = 'edition.json'
const COLLECTION = 'collection.json'

/** Returns what a config needs from a build with its addresses. */
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
      ...(name !== undefined && { name }),
      ...(symbol !== undefined && { symbol }),
    },
  }
}

/**
 * Returns the settings that a build changes, by their paths. Drops on EVM chains have no documents for single items.
 *
 * @param config In version 2.
 */
export function changedSettings(
  chain: ChainKind,
  { collectionUri, itemBaseUri, items }: UploadedBuild,
  config: object,
): Readonly<Record<string, string | number>> {
  const hasItems = chain !== 'evm'
  const supply = Number(valueAt(config, ['supply', 'maxItems']) ?? 0)
  // Items above that count would have no document.
  const isTooLarge = hasItems && items !== undefined && (supply === 0 || supply > items)
  const wanted = {
    uri: collectionUri,
    'items.uri': hasItems ? itemBaseUri : undefined,
    'supply.maxItems': isTooLarge ? items : undefined,
  }
  const changed = Object.entries(wanted).flatMap(([path, value]): [string, string | number][] =>
    value === undefined || value === valueAt(config, keysOf(path)) ? [] : [[path, value]],
  )
  return Object.fromEntries(changed)
}

/** Warns about names that differ between the collection document and the config. */
export function nameWarnings({ names }: UploadedBuild, config: object): readonly string[] {
  return Object.entries(names).flatMap(([setting, name]) => {
    const written = valueAt(config, [setting])
    if (typeof written !== 'string' || written === name) return []
    return [
      `The documents have the ${setting} "${name}", the config has "${written}": change the config, or build again`,
    ]
  })
}
