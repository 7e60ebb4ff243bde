import { formatCurrencyId } from '@mintline/core/identifiers'
import { account } from '../../read-model/_addresses.ts'
import { CAROL, TOKEN } from '../../read-model/_names.ts'
import { to, type Varied, without } from '../../read-model/_variations.ts'
import { FOR_LOGS } from './_itemFields.ts'

const SHOWCASE = 'filter.showcaseListedFilter'

/** The collection search. */
export const COLLECTION_SEARCH: Varied = {
  parameters: { collectionPageRequest: { filter: {}, size: 1000 } },
  inputs: {
    'filter.searchingUserId': without('somebody', 'Everybody finds the same'),
    'filter.text': to('copies'),
    'filter.verifiedOnly': to(true),
    'filter.owner': to(account('SOLANA', CAROL)),
    'filter.ownerAddresses': to([account('SOLANA', CAROL)]),
    'filter.tags': to(['photo']),
    'filter.blockchains': to(['BASE']),
    'filter.multiple': to(true),
    'filter.minSize': to(1000),
    'filter.maxSize': to(0),
    'filter.minVolume': to(1),
    'filter.maxVolume': to(0.0001, { 'filter.minVolume': 0.00001 }),
    'filter.minFloorPrice': to(0.0001),
    'filter.maxFloorPrice': to(0.0001),
    'filter.floorPriceCurrency': to(formatCurrencyId(TOKEN)),
    'filter.currency': to('NATIVE', { 'filter.minFloorPrice': 1000 }),
    'filter.hasRewards': to(true),
    'filter.hasCommunityMarketplace': to(true),
    'filter.showInRanking': to(false),
    [`${SHOWCASE}.showcaseListedOnly`]: to(true, {
      [SHOWCASE]: { showcaseListedOnly: false, blockchains: ['BASE'] },
    }),
    [`${SHOWCASE}.blockchains`]: to(['SOLANA'], {
      [SHOWCASE]: { showcaseListedOnly: true, blockchains: ['BASE'] },
    }),
    'filter.period': to('M5', { 'filter.minVolume': 0.0001 }),
    'filter.sort': to('VOLUME_DESC'),
    searchRequestId: without('b', FOR_LOGS, { searchRequestId: 'a' }),
    size: to(1),
  },
}
