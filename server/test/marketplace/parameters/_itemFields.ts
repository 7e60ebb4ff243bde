import { formatCollectionId, formatCurrencyId } from '@mintline/core/identifiers'
import { account } from '../../read-model/_addresses.ts'
import { BOB, CAROL, dropOn, ETHER, minute, TOKEN } from '../../read-model/_names.ts'
import { to, type Varied, without } from '../../read-model/_variations.ts'
import { READER } from '../_reading.ts'

const DROP = formatCollectionId(dropOn('ETHEREUM'))
const [ether, token] = [formatCurrencyId(ETHER), formatCurrencyId(TOKEN)]
const RATED = { 'filter.minPrice': 3, 'filter.currencyRates': [{ id: ether, rate: 2 }] }
const BY_LEVEL = {
  'filter.sort': 'TRAIT',
  'filter.collections': [DROP],
  'filter.traitSort': { key: 'Level' },
}
const SHOWCASE = 'filter.showcaseListedFilter'

/** Reason for inputs that describe the searching user. */
const EVERYBODY = 'Everybody finds the same'
const UNCLASSIFIED = 'Nothing is known to be unsuitable for some'
/** Reason why a request's id makes no difference. */
export const FOR_LOGS = 'It tells requests apart in the logs of clients'

/** Inputs that item and ownership filters share. */
const OF_BOTH: Varied['inputs'] = {
  'filter.searchingUserId': without('somebody', EVERYBODY),
  'filter.text': to('red'),
  'filter.collections': to([DROP]),
  'filter.verifiedOnly': to(true),
  'filter.categories': to(['art']),
  'filter.hide': to(true),
  'filter.nsfw': without(true, UNCLASSIFIED),
  'filter.ownerAddresses': to([account('SOLANA', BOB)]),
  'filter.minPrice': to(5),
  'filter.maxPrice': to(5),
  'filter.currency': to(token),
  'filter.currencyRates.id': to(token, RATED),
  'filter.currencyRates.rate': to(0.1, RATED),
  'filter.statuses': to(['FIXED_PRICE']),
  'filter.traits.key': to('Hat', { 'filter.traits': [{ key: 'Level' }] }),
  'filter.traits.values': to(['Red'], { 'filter.traits': [{ key: 'Color' }] }),
  'filter.traits.range.from': to(9.75, { 'filter.traits': [{ key: 'Level', range: { to: 99 } }] }),
  'filter.traits.range.to': to(0, { 'filter.traits': [{ key: 'Level', range: { from: -99 } }] }),
  'filter.blockchains': to(['BASE']),
  'filter.sort': to('LOW_PRICE_FIRST'),
  size: to(1),
  searchRequestId: without('b', FOR_LOGS, { searchRequestId: 'a' }),
}

/** The item search. */
export const ITEM_SEARCH: Varied = {
  parameters: { itemPageRequest: { filter: {}, size: 1000 } },
  inputs: {
    ...OF_BOTH,
    'filter.textFields': to(['DESCRIPTION'], { 'filter.text': 'red' }),
    'filter.verifiedCreatorOnly': to(true),
    'filter.followingsByOwner': to(READER.userId),
    'filter.followingsByCreator': to(READER.userId),
    'filter.category': to('art'),
    'filter.inStockOnly': to(true),
    'filter.secondarySale': to(true),
    'filter.haveSecondaryOwner': to(false),
    'filter.hasMetaContentOnly': to(true),
    'filter.hideItemsSupply': to('HIDE_NOT_LAZY_SUPPLY'),
    'filter.creatorAddress': to(account('SOLANA', CAROL)),
    'filter.creatorAddresses': to([account('SOLANA', CAROL)]),
    'filter.mintedAtFrom': to(minute(2).toISOString()),
    'filter.mintedAtTo': to(minute(1).toISOString()),
    [`${SHOWCASE}.showcaseListedOnly`]: to(true, {
      [SHOWCASE]: { showcaseListedOnly: false, blockchains: ['BASE'] },
    }),
    [`${SHOWCASE}.blockchains`]: to(['SOLANA'], {
      [SHOWCASE]: { showcaseListedOnly: true, blockchains: ['BASE'] },
    }),
    'filter.multiple': to(true),
    'filter.hasRewards': to(true),
    'filter.withBidsOnly': to(true),
    'filter.traitSort.key': to('Color', BY_LEVEL),
    'filter.traitSort.order': to('DESC', BY_LEVEL),
    'filter.traitSort.type': to('NUMERIC', BY_LEVEL),
    'filter.rarityRankFrom': to(3, { 'filter.collections': [DROP] }),
    'filter.rarityRankTo': to(1, { 'filter.collections': [DROP] }),
    'filter.orderSources': to(['OPEN_SEA']),
  },
}

/** The ownership search. */
export const OWNERSHIP_SEARCH: Varied = {
  parameters: { ownershipPageRequest: { filter: {}, size: 1000 } },
  inputs: {
    ...OF_BOTH,
    'filter.owner': to(account('SOLANA', BOB)),
    'filter.itemIds': to([`${DROP}:1`]),
    'filter.platforms': to(['OPEN_SEA']),
    'filter.incoming': to(false),
    'filter.lazy': to(true),
  },
}
