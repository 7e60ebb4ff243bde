import type { CollectionType } from '@mintline/core/enumerations/indexer'
import type { TokenStandard } from '@mintline/core/enumerations/marketplace'
import type { CollectionFacts } from '../../read-model/collections/collectionFacts.ts'
import type { CollectionModel } from '../../read-model/collections/collectionModel.ts'
import type { Token } from '../schemas/collections.ts'
import { mediaOf } from './media.ts'
import { tokenStatisticsOf } from './tokenStatistics.ts'

const STANDARDS: Readonly<Record<CollectionType, TokenStandard>> = {
  ERC721: 'ERC721',
  ERC1155: 'ERC1155',
  CRYPTO_PUNKS: 'CRYPTO_PUNKS',
  FLOW: 'FLOW_NFT',
  SOLANA: 'SOLANA_NFT',
  TOKEN_GROUP_2022: 'TOKEN_GROUP_2022',
  IMMUTABLEX: 'ERC721',
  APTOS: 'APTOS_NFT',
}

/** A collection in version 4, in the words of its owner where there are some. Ranks of its items are not of the one source that `rarity` knows. */
export function tokenOf(
  collection: CollectionModel,
  { statistics, volumes, moderation, settings, shortUrl }: CollectionFacts,
): Token {
  const { meta, owner } = collection
  const media = (meta?.content ?? []).map(mediaOf)
  return {
    id: collection.id,
    blockchain: collection.blockchain,
    name: settings.name ?? collection.name,
    symbol: collection.symbol,
    description: settings.description ?? meta?.description,
    keywords: settings.keywords,
    standard: STANDARDS[collection.type],
    features: collection.features,
    owner,
    // Nobody else has a say in it.
    editors: owner === undefined ? [] : [owner],
    cover: settings.cover,
    pic: settings.picture ?? media.find(({ contentType }) => contentType === 'IMAGE')?.url,
    imageMedia: media,
    links: settings.links,
    shortUrl,
    tags: (settings.tags ?? meta?.tags ?? []).map((name) => ({ name, source: 'USER' })),
    shared: collection.shared,
    hasTraits: collection.hasTraits,
    itemsWithRarity: false,
    hasRewards: false,
    blacklisted: moderation.blacklisted,
    badges: [...moderation.badges],
    size: statistics.items,
    onSaleSize: statistics.listed,
    statistics: tokenStatisticsOf(statistics, volumes),
  }
}
