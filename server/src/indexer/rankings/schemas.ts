import { type Static, Type } from 'typebox'
import { model, ref } from '../../http/contract/model.ts'
import { BigDecimal, Int64, UNPRICED_SALES } from '../../http/contract/primitives.ts'
import { OlapCurrencyAmount } from '../market-data/schemas.ts'
import { OlapCurrencyType } from '../schemas/enumerations.ts'

export const OlapCurrencyAmountWithChange = model(
  'OlapCurrencyAmountWithChange',
  'An amount in a currency, and its change',
  {
    currency: ref(OlapCurrencyType),
    value: BigDecimal,
    changePercent: Type.Optional(BigDecimal),
  },
)
export type OlapCurrencyAmountWithChange = Static<typeof OlapCurrencyAmountWithChange>

export const OlapCollectionLeaderboardEntry = model(
  'OlapCollectionLeaderboardEntry',
  'A collection in a ranking',
  {
    id: Type.String(),
    volumeUsd: Type.Optional(ref(OlapCurrencyAmountWithChange)),
    volumeNative: Type.Optional(ref(OlapCurrencyAmount)),
    ...UNPRICED_SALES,
    itemsBought: Int64,
    floorPrice: Type.Optional(ref(OlapCurrencyAmountWithChange)),
    listed: Int64,
    totalItemSupply: Int64,
    ownersCount: Int64,
  },
)
export type OlapCollectionLeaderboardEntry = Static<typeof OlapCollectionLeaderboardEntry>

export const OlapCollectionVolumeRankingResponse = model(
  'OlapCollectionVolumeRankingResponse',
  'A page of a ranking of collections',
  {
    continuation: Type.Optional(Type.String()),
    result: Type.Optional(Type.Array(ref(OlapCollectionLeaderboardEntry))),
  },
)
export type OlapCollectionVolumeRankingResponse = Static<typeof OlapCollectionVolumeRankingResponse>

export const OlapUserLeaderboardEntry = model('OlapUserLeaderboardEntry', 'A user in a ranking', {
  id: Type.String(),
  volumeUsd: Type.Optional(ref(OlapCurrencyAmount)),
  volumeNative: Type.Optional(ref(OlapCurrencyAmount)),
  ...UNPRICED_SALES,
  items: Int64,
  transactions: Int64,
})
export type OlapUserLeaderboardEntry = Static<typeof OlapUserLeaderboardEntry>

export const OlapUserVolumeRankingResponse = model(
  'OlapUserVolumeRankingResponse',
  'A ranking of users',
  {
    result: Type.Optional(Type.Array(ref(OlapUserLeaderboardEntry))),
  },
)
export type OlapUserVolumeRankingResponse = Static<typeof OlapUserVolumeRankingResponse>
