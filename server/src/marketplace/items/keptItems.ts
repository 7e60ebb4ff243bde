import { asModel, type Shown } from '../../json/kept.ts'
import { currencyIdOf, itemIdOf } from '../../read-model/ids/texts.ts'
import { type FactsAndOwners, factsAndOwners } from '../../read-model/items/factsAndOwners.ts'
import { marketItemsByKeys } from '../../read-model/items/marketItemsByIds.ts'
import {
  type MarketItemVersion,
  marketItemVersions,
} from '../../read-model/items/marketItemVersions.ts'
import { keptEntities, keptMemory } from '../../read-model/kept/keptEntities.ts'
import { type AnswerSources, knownCurrencies } from '../currencies/answers.ts'
import { shownItems } from './answers.ts'
import type { Item } from './schemas.ts'

/**
 * Returns version 4 items by id, in key order; unknown keys are left out. Caches each item's JSON until something that
 * it shows changes. Items that are or were up for auction are not cached, as they change with the clock too.
 */
export async function keptItems(
  { reader, ...others }: AnswerSources,
  keys: readonly Buffer[],
): Promise<ReadonlyMap<string, Item>> {
  if (keys.length === 0) return new Map()
  const memory = keptMemory(reader)
  return reader.connection().execute(async (one) => {
    const sources = { reader: one, ...others }
    const rows = await marketItemVersions(one, keys)
    const steady = rows.filter(({ has_auction: isOrWasAuctioned }) => !isOrWasAuctioned)
    const places = steady.map(({ seller, is_shared: isShared, item, collection }) => ({
      ...{ item, collection, isShared },
      owner: seller ?? undefined,
    }))
    const parts = await factsAndOwners(one, places)
    const versions = await versionsOf(sources, steady, parts)
    const known = new Set(rows.map(({ item }) => itemIdOf(item)))
    const found = await keptEntities(
      { reader: one, memory },
      {
        name: 'market item ',
        textOf: itemIdOf,
        read: async (_, missing) =>
          shownItems(sources, await marketItemsByKeys(one, missing), parts),
        textIn: ({ id }) => id,
        versionIn: ({ id }) => versions.get(id),
      },
      {
        keys: keys.filter((key) => known.has(itemIdOf(key))),
        versions,
        modelOf: (model) => ({ model, references: [] }),
      },
    )
    const inOrder = new Map<string, Item>()
    for (const id of new Set(keys.map(itemIdOf))) {
      const item: Shown<Item> | undefined = found.get(id)
      if (item) inOrder.set(id, asModel(item))
    }
    return inOrder
  })
}

/** Returns versions by item id. A version covers everything that its item shows. */
async function versionsOf(
  sources: AnswerSources,
  rows: readonly MarketItemVersion[],
  { factsOf, ownersOf }: FactsAndOwners,
): Promise<ReadonlyMap<string, string>> {
  const findCurrency = await knownCurrencies(
    sources,
    rows.flatMap((row) => currenciesOf(row)),
  )
  const currencyTexts = new Map<string, string>()
  const textOf = (id: string) => {
    const text = currencyTexts.get(id) ?? JSON.stringify(findCurrency(id)) ?? ''
    currencyTexts.set(id, text)
    return text
  }
  return new Map(
    rows.map((row) => {
      const { item, collection, seller, version } = row
      const facts = Object.values(factsOf({ item, collection, owner: seller ?? undefined })).join()
      const parts = [version, facts, ownersOf(item).join(), ...currenciesOf(row).map(textOf)]
      return [itemIdOf(item), parts.join(' ')]
    }),
  )
}

const currenciesOf = ({ currencies }: Pick<MarketItemVersion, 'currencies'>): string[] =>
  currencies.flatMap((currency) => (currency ? currencyIdOf(currency) : []))
