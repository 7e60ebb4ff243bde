import { parseCurrencyId } from '@mintline/core/identifiers'
import { type Blockchain, layerOneOf } from '@mintline/core/networks'
import { collectionKey, currencyKey, itemKey } from '../../../src/database/keys/index.ts'
import type { Pools } from '../../../src/database/pools/openPools.ts'
import { currencyIdOf } from '../../../src/read-model/ids/texts.ts'
import { traitPair } from '../../../src/read-model/traits/traitSql.ts'
import { CHAINS, dropOn, ETHER, itemOn, MINTED, minute, TOKEN } from '../_names.ts'

/** Item names, assigned in turn; null = metadata not read. */
export const NAMES = [
  'Red Dragon #1',
  'RED dragon',
  'Café Noir',
  'CAFE\u0301 au lait',
  '100% Wool',
  'under_score',
  null,
  'back\\slash',
  `O'Brien "quoted"`,
  '🐸 Frog',
  'שלום עולם',
  'red',
  null,
] as const

const DESCRIPTIONS = ['The first red one', 'Not for DRAGONS', undefined, 'Crème brûlée']
const LEVELS = ['9.5', '10', 'none', undefined, '-2']
const PLATFORMS = ['MINTLINE', 'OPEN_SEA']

const currencyOn = (chain: Blockchain, index: number) => {
  if (chain === 'ETHEREUM') return currencyKey(index % 4 < 2 ? ETHER : TOKEN)
  return currencyKey(parseCurrencyId(`${chain}:native`))
}

/** Returns a best order's columns; some items have none, and some currencies no rate. */
function priceOf(side: 'sell' | 'bid', chain: Blockchain, index: number) {
  if (index % 3 === 2) return {}
  const price = (index % 5) + 0.5
  const hasRate = layerOneOf(chain) !== 'APTOS' && index % 4 !== 1
  return {
    [`${side}_price`]: String(price),
    [`${side}_currency`]: currencyOn(chain, index),
    [`${side}_usd`]: hasRate ? String(price * 2) : null,
    [`${side}_platform`]: PLATFORMS[index % 2],
  }
}

/** Some currencies' ids. */
export const CURRENCIES = [ETHER, TOKEN, parseCurrencyId('SOLANA:native')].map((currency) =>
  currencyIdOf(currencyKey(currency)),
)

/** Gives the fixture's items names, prices and more traits, with ties and gaps. */
export async function writeSearchFacts({ write }: Pick<Pools, 'write'>): Promise<void> {
  const items = CHAINS.flatMap((chain) =>
    Array.from({ length: MINTED }, (_, index) => ({ chain, number: index + 1 })),
  )
  for (const [index, { chain, number }] of items.entries()) {
    const item = itemKey(itemOn(chain, number))
    const { traits } = await write
      .selectFrom('items')
      .select('traits')
      .where('id', '=', item)
      .executeTakeFirstOrThrow()
    const level = LEVELS[index % LEVELS.length]
    const name = NAMES[index % NAMES.length] ?? null
    await write
      .updateTable('items')
      .set({
        name,
        traits: level === undefined ? traits : [...traits, traitPair('Level', level)],
        listed_at: index % 3 === 2 ? null : minute(index % 4),
        owner_changed_at: index % 2 === 0 ? minute(index % 6) : null,
        ...priceOf('sell', chain, index),
        ...priceOf('bid', chain, index + 1),
      })
      .where('id', '=', item)
      .execute()
    const sell = priceOf('sell', chain, index)
    if (Object.keys(sell).length > 0) {
      await write.updateTable('ownerships').set(sell).where('item', '=', item).execute()
    }
    const description = DESCRIPTIONS[index % DESCRIPTIONS.length]
    const document = JSON.stringify({ name: name ?? '', description, attributes: [], content: [] })
    await write
      .insertInto('item_metadata')
      .values({
        item,
        collection: collectionKey(dropOn(chain)),
        state: 'FETCHED',
        document,
        tries: 1,
      })
      .onConflict((known) => known.columns(['item', 'collection']).doUpdateSet({ document }))
      .execute()
  }
}
