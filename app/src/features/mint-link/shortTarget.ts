import { isShortName, type MintPageTarget } from '@mintline/core'
import type { CollectionInfo } from '@mintline/solana'
import { deriveEditionsDeployment } from '@mintline/solana'
import type { RuntimeConfig } from '#entities/cluster/lib/runtimeConfig.ts'

/** A collection's mint page, and what this host says about mint pages. */
export interface LongTarget {
  page: MintPageTarget & { cluster: string }
  collection: Pick<CollectionInfo, 'editions' | 'symbol'>
  host: Pick<RuntimeConfig, 'drops' | 'network'>
  /** Id of the network started with the page, which links mean if the host names none; undefined = there is none. */
  embedded: string | undefined
}

/**
 * Shortens a link to `mint/#/DAWN` where only this collection can be meant: the symbol leads to it under our programs,
 * reads as nothing else, and is no name that the host has given to another drop, on the network that links without one
 * mean. Returns the page itself otherwise.
 */
export function shortTarget({ page, collection, host, embedded }: LongTarget): MintPageTarget {
  const { symbol, editions } = collection
  const isShort =
    page.cluster === (host.network ?? embedded) &&
    isShortName(symbol) &&
    !Object.hasOwn(host.drops ?? {}, symbol) &&
    deriveEditionsDeployment(symbol) === editions
  return isShort ? { ...page, collection: symbol, cluster: undefined } : page
}
