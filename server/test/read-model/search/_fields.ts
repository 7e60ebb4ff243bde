import { formatCollectionId, formatCurrencyId } from '@mintline/core/identifiers'
import { account } from '../_addresses.ts'
import { ALICE, BOB, CAROL, dropOn, ETHER, itemIdOn, minute, TOKEN } from '../_names.ts'

/** Two request bodies; the second has one more field, or another value in it. */
export type Bodies = readonly [object, object]

const of = (filter: object): Bodies => [{ filter: {} }, { filter }]
const time = minute(2).toISOString()
const ETHEREUM = [formatCollectionId(dropOn('ETHEREUM'))]
const red = { key: 'Color', value: 'Red' }

const PAGE = { size: [{ filter: {} }, { filter: {}, size: 1 }] } as const

const SELL: Readonly<Record<string, Bodies>> = {
  'filter.sellPriceFrom': of({ sellPriceFrom: 5 }),
  'filter.sellPriceTo': of({ sellPriceTo: 5 }),
  'filter.sellCurrency': of({ sellCurrency: formatCurrencyId(TOKEN) }),
  'filter.sellPlatforms': of({ sellPlatforms: ['OPEN_SEA'] }),
}

const ITEM_FILTER: Readonly<Record<string, Bodies>> = {
  ...SELL,
  'filter.blockchains': of({ blockchains: ['BASE'] }),
  'filter.collections': of({ collections: ETHEREUM }),
  'filter.deleted': of({ deleted: true }),
  'filter.names': of({ names: ['red'] }),
  'filter.fullText.text': of({ fullText: { text: 'red' } }),
  'filter.fullText.fields': [
    { filter: { fullText: { text: 'red' } } },
    { filter: { fullText: { text: 'red', fields: ['DESCRIPTION'] } } },
  ],
  'filter.traits.key': [
    { filter: { traits: [{ key: 'Level' }] } },
    { filter: { traits: [{ key: 'Hat' }] } },
  ],
  'filter.traits.value': [
    { filter: { traits: [{ key: 'Color' }] } },
    { filter: { traits: [{ key: 'Color', value: 'Red' }] } },
  ],
  'filter.traits.values': [
    { filter: { traits: [red] } },
    { filter: { traits: [{ ...red, values: ['Blue'] }] } },
  ],
  'filter.traitRanges.key': [
    { filter: { traitRanges: [{ key: 'Level', valueRange: {} }] } },
    { filter: { traitRanges: [{ key: 'Color', valueRange: {} }] } },
  ],
  'filter.traitRanges.valueRange.from': [
    { filter: { traitRanges: [{ key: 'Level', valueRange: {} }] } },
    { filter: { traitRanges: [{ key: 'Level', valueRange: { from: 0 } }] } },
  ],
  'filter.traitRanges.valueRange.to': [
    { filter: { traitRanges: [{ key: 'Level', valueRange: {} }] } },
    { filter: { traitRanges: [{ key: 'Level', valueRange: { to: 0 } }] } },
  ],
  'filter.creators': of({ creators: [account('SOLANA', CAROL)] }),
  'filter.owners': of({ owners: [account('SOLANA', BOB)] }),
  'filter.mintedAtFrom': of({ mintedAtFrom: time }),
  'filter.mintedAtTo': of({ mintedAtTo: minute(1).toISOString() }),
  'filter.lastUpdatedAtFrom': of({ lastUpdatedAtFrom: time }),
  'filter.lastUpdatedAtTo': of({ lastUpdatedAtTo: time }),
  'filter.bidPriceFrom': of({ bidPriceFrom: 5 }),
  'filter.bidPriceTo': of({ bidPriceTo: 5 }),
  'filter.bidCurrency': of({ bidCurrency: formatCurrencyId(ETHER) }),
  'filter.bidPlatforms': of({ bidPlatforms: ['OPEN_SEA'] }),
  'filter.onSale': of({ onSale: false }),
}

const byLevel = {
  filter: { collections: ETHEREUM },
  sort: 'TRAIT',
  traitSort: { key: 'Level' },
} as const
const byColor = { traits: ['Color'] }
const grouped = (bodies: Readonly<Record<string, Bodies>>): Readonly<Record<string, Bodies>> =>
  Object.fromEntries(
    Object.entries(bodies).map(([path, [one, other]]) => [
      path,
      [
        { ...one, ...byColor },
        { ...other, ...byColor },
      ],
    ]),
  )

/** Bodies for each field in each search, except the token. */
export const SEARCH_FIELDS: Readonly<Record<string, Readonly<Record<string, Bodies>>>> = {
  searchActivities: {
    ...PAGE,
    'filter.blockchains': of({ blockchains: ['BASE'] }),
    'filter.types': of({ types: ['BURN'] }),
    'filter.collections': of({ collections: ETHEREUM }),
    'filter.items': of({ items: [itemIdOn('BASE', 1)] }),
    'filter.users.any': of({ users: { any: [account('BASE', BOB)] } }),
    'filter.users.from': of({ users: { from: [account('BASE', ALICE)] } }),
    'filter.users.to': of({ users: { to: [account('BASE', BOB)] } }),
    'filter.currencies.bid': of({ currencies: { bid: [formatCurrencyId(ETHER)] } }),
    'filter.from': of({ from: time }),
    'filter.to': of({ to: time }),
    'filter.fromBlockInclusive': of({ fromBlockInclusive: 2 }),
    'filter.toBlockExclusive': of({ toBlockExclusive: 2 }),
    sort: [{ filter: {} }, { filter: {}, sort: 'EARLIEST' }],
  },
  searchCollection: {
    size: [{ filter: { text: 'd' } }, { filter: { text: 'd' }, size: 1 }],
    'filter.blockchains': [
      { filter: { text: 'd' } },
      { filter: { text: 'd', blockchains: ['BASE'] } },
    ],
    'filter.text': [{ filter: { text: 'd' } }, { filter: { text: 'copies' } }],
  },
  searchOwnerships: {
    ...PAGE,
    ...SELL,
    'filter.blockchains': of({ blockchains: ['BASE'] }),
    'filter.owners': of({ owners: [account('BASE', BOB)] }),
    'filter.collections': of({ collections: ETHEREUM }),
    'filter.items': of({ items: [itemIdOn('BASE', 1)] }),
    'filter.beforeDate': of({ beforeDate: time }),
    'filter.afterDate': of({ afterDate: time }),
    sort: [{ filter: {} }, { filter: {}, sort: 'LOWEST_SELL' }],
  },
  searchItems: {
    ...PAGE,
    ...ITEM_FILTER,
    'traitSort.key': [byLevel, { ...byLevel, traitSort: { key: 'Color' } }],
    'traitSort.order': [byLevel, { ...byLevel, traitSort: { key: 'Level', order: 'DESC' } }],
    'traitSort.type': [byLevel, { ...byLevel, traitSort: { key: 'Level', type: 'NUMERIC' } }],
    sort: [{ filter: {} }, { filter: {}, sort: 'NAME_ASC' }],
  },
  searchDuplicatedItems: {
    ...grouped({ ...PAGE, ...ITEM_FILTER }),
    traits: [
      { filter: {}, traits: ['Color'] },
      { filter: {}, traits: ['Size'] },
    ],
  },
}
