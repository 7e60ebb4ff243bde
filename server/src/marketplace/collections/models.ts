import type { CollectionType } from '@mintline/core/enumerations/indexer'
import type { TokenStandard } from '@mintline/core/enumerations/marketplace'
import type { CollectionFacts } from '../../read-model/collections/collectionFacts.ts'
import type { CollectionModel } from '../../read-model/collections/collectionModel.ts'
import { mediaOf } from '../models/media.ts'
import { tokenStatisticsOf } from '../statistics/models.ts'
import type { Token } from './schemas.ts'

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

/**
 * Converts a collection to version 4. Its owner's texts and pictures take precedence over its metadata.
 * `itemsWithRarity` is false: items are ranked here, not by the one source that `rarity` allows.
 */
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
    // Nobody else may edit it.
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
