import { type Static, Type } from 'typebox'
import { model, ref } from '../../http/contract/model.ts'
import { BigDecimal, Int64, UNPRICED_SALES } from '../../http/contract/primitives.ts'
import { OlapHistoryValuesByTimestamps, OlapPriceWithUsd } from '../charts/schemas.ts'

export const OlapCollectionLeaderboardStatistics = model(
  'OlapCollectionLeaderboardStatistics',
  'Present state of a collection',
  {
    listed: Int64,
    items: Int64,
    owners: Int64,
    floor: Type.Optional(ref(OlapPriceWithUsd)),
    topOffer: Type.Optional(ref(OlapPriceWithUsd)),
  },
)
export type OlapCollectionLeaderboardStatistics = Static<typeof OlapCollectionLeaderboardStatistics>

export const OlapCollectionLeaderboardItem = model(
  'OlapCollectionLeaderboardItem',
  'A collection in a leaderboard',
  {
    id: Type.String(),
    sales: Int64,
    volume: Type.Optional(ref(OlapPriceWithUsd)),
    ...UNPRICED_SALES,
    floorChangePercent: Type.Optional(BigDecimal),
    floorHistory: ref(OlapHistoryValuesByTimestamps),
    globalStats: ref(OlapCollectionLeaderboardStatistics),
  },
)
export type OlapCollectionLeaderboardItem = Static<typeof OlapCollectionLeaderboardItem>

export const OlapCollectionLeaderboardResponse = model(
  'OlapCollectionLeaderboardResponse',
  'A page of a leaderboard',
  {
    continuation: Type.Optional(Type.String()),
    result: Type.Optional(Type.Array(ref(OlapCollectionLeaderboardItem))),
  },
)
export type OlapCollectionLeaderboardResponse = Static<typeof OlapCollectionLeaderboardResponse>
