import { type Static, Type } from 'typebox'
import { MandatoryPageSize } from '../../http/contract/inputs.ts'
import { closedModel, model, ref } from '../../http/contract/model.ts'
import { CollectionId, Int64, UNPRICED_SALES } from '../../http/contract/primitives.ts'
import { Token } from '../collections/schemas.ts'
import { Blockchain, StatisticsPeriod } from '../schemas/enumerations.ts'
import { StatisticsAmount, StatisticsAmountWithChange } from './schemas.ts'

export const CollectionRankingRequest = closedModel(
  'CollectionRankingRequest',
  'A ranking of collections',
  {
    blockchain: Type.Optional(ref(Blockchain)),
    hasRewards: Type.Optional(Type.Boolean()),
    hasCommunityMarketplace: Type.Optional(Type.Boolean()),
    period: ref(StatisticsPeriod),
    minFloorPrice: Type.Optional(Type.Number()),
    maxFloorPrice: Type.Optional(Type.Number()),
    size: MandatoryPageSize,
  },
  { 'x-ordered': [['minFloorPrice', 'maxFloorPrice']] },
)
export type CollectionRankingRequest = Static<typeof CollectionRankingRequest>

export const CollectionStatistics = model(
  'CollectionStatistics',
  'Statistics of a collection in a ranking',
  {
    floorPrice: Type.Optional(ref(StatisticsAmountWithChange)),
    amount: Type.Optional(ref(StatisticsAmount)),
    usdAmount: Type.Optional(ref(StatisticsAmountWithChange)),
    ...UNPRICED_SALES,
    owners: Type.Optional(Int64),
    items: Type.Optional(Int64),
  },
)
export type CollectionStatistics = Static<typeof CollectionStatistics>

export const CollectionRankingItem = model('CollectionRankingItem', 'A collection in a ranking', {
  id: CollectionId,
  name: Type.String(),
  collection: Type.Optional(ref(Token)),
  statistics: ref(CollectionStatistics),
})
export type CollectionRankingItem = Static<typeof CollectionRankingItem>
