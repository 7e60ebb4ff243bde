import { formatCollectionId, formatCurrencyId } from '@mintline/core/identifiers'
import { account } from '../../read-model/_addresses.ts'
import { BOB, CAROL, CHAINS, dropOn, ETHER, minute, TOKEN } from '../../read-model/_names.ts'

const DROP = formatCollectionId(dropOn('ETHEREUM'))
const [early, late] = [minute(1).toISOString(), minute(2).toISOString()]
const [ether, token] = [formatCurrencyId(ETHER), formatCurrencyId(TOKEN)]
const holders = [account('SOLANA', BOB), account('BASE', BOB)]
const creators = [account('SOLANA', CAROL)]
const red = { key: 'Color', values: ['Red'] }

/** Item filters with the equivalent indexer filters, by the tested field. */
export const SAME: Readonly<Record<string, readonly (readonly [object, object])[]>> = {
  text: [[{ text: 'dragon RED' }, { fullText: { text: 'red dragon' } }]],
  textFields: [
    [
      { text: 'red', textFields: ['DESCRIPTION'] },
      { fullText: { text: 'red', fields: ['DESCRIPTION'] } },
    ],
    [
      { text: 'red', textFields: ['TITLE', 'TRAITS'] },
      { fullText: { text: 'red', fields: ['NAME', 'TRAIT_VALUE'] } },
    ],
    [{ text: 'red', textFields: [] }, { fullText: { text: 'red' } }],
  ],
  collections: [[{ collections: [DROP] }, { collections: [DROP] }]],
  blockchains: [
    [{ blockchains: ['BASE', 'SOLANA'] }, { blockchains: ['BASE', 'SOLANA'] }],
    // Only a name: nothing is indexed there.
    [{ blockchains: ['MONAD'] }, { blockchains: [] }],
  ],
  showcaseListedFilter: [
    [
      { showcaseListedFilter: { showcaseListedOnly: true, blockchains: ['BASE', 'MONAD'] } },
      { blockchains: CHAINS.filter((chain) => chain !== 'BASE') },
    ],
    [{ showcaseListedFilter: { showcaseListedOnly: false, blockchains: ['BASE'] } }, {}],
  ],
  ownerAddresses: [[{ ownerAddresses: holders }, { owners: holders }]],
  creatorAddress: [[{ creatorAddress: creators[0] }, { creators }]],
  creatorAddresses: [
    [{ creatorAddresses: creators }, { creators }],
    [{ creatorAddress: creators[0], creatorAddresses: holders }, { creators }],
  ],
  mintedAtFrom: [[{ mintedAtFrom: late }, { mintedAtFrom: late }]],
  mintedAtTo: [[{ mintedAtTo: early }, { mintedAtTo: early }]],
  minPrice: [
    [{ minPrice: 5 }, { sellPriceFrom: 5 }],
    [
      { minPrice: 1.5, currency: token },
      { sellPriceFrom: 1.5, sellCurrency: token },
    ],
  ],
  maxPrice: [[{ maxPrice: 5 }, { sellPriceTo: 5 }]],
  currency: [[{ currency: token }, { sellCurrency: token }]],
  // People who offer nothing are asked for as well as those who do.
  statuses: [
    [{ statuses: ['FIXED_PRICE'] }, { onSale: true }],
    [{ statuses: ['NOT_FOR_SALE', 'OPEN_FOR_OFFERS'] }, { onSale: false }],
    [{ statuses: ['FIXED_PRICE', 'NOT_FOR_SALE'] }, {}],
    [{ statuses: [] }, {}],
  ],
  inStockOnly: [
    [{ inStockOnly: true }, { onSale: true }],
    [{ inStockOnly: false }, {}],
    [{ inStockOnly: true, statuses: ['NOT_FOR_SALE'] }, { blockchains: [] }],
  ],
  orderSources: [[{ orderSources: ['OPEN_SEA'] }, { sellPlatforms: ['OPEN_SEA'] }]],
  traits: [
    [{ traits: [red] }, { traits: [red] }],
    [{ traits: [{ key: 'Level' }] }, { traits: [{ key: 'Level' }] }],
    [{ traits: [{ key: 'Level', values: [] }] }, { traits: [{ key: 'Level' }] }],
    [
      { traits: [red, { key: 'Level', range: { from: 9.75 } }] },
      { traits: [red], traitRanges: [{ key: 'Level', valueRange: { from: 9.75 } }] },
    ],
    [{ traits: [] }, {}],
  ],
  currencyRates: [
    // Without a price, there is nothing to compare.
    [{ currencyRates: [{ id: ether, rate: 1 }] }, {}],
    [
      { currencyRates: [{ id: ether, rate: 2 }], minPrice: 3 },
      { sellCurrency: ether, sellPriceFrom: 1.5 },
    ],
  ],
  category: [[{ category: 'art' }, { blockchains: [] }]],
  categories: [
    [{ categories: ['art'] }, { blockchains: [] }],
    [{ categories: [] }, {}],
  ],
  hasRewards: [
    [{ hasRewards: true }, { blockchains: [] }],
    [{ hasRewards: false }, {}],
  ],
}

/** Fields that are accepted and make no difference, and why. */
export const WITHOUT_EFFECT: readonly string[] = [
  // Everybody finds the same.
  'searchingUserId',
  // Nothing is known to be unsuitable for some.
  'nsfw',
]
