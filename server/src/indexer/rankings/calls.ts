import { isBlockchain } from '@mintline/core/networks'
import { Type } from 'typebox'
import { CollectionIdInput, Continuation, Limit } from '../../http/contract/inputs.ts'
import { defaulting, ref } from '../../http/contract/model.ts'
import { BigDecimal } from '../../http/contract/primitives.ts'
import { volumeRanking } from '../../read-model/leaderboards/rankings.ts'
import { traderRanking } from '../../read-model/leaderboards/traderRanking.ts'
import { call } from '../call.ts'
import {
  Blockchain,
  OlapLeaderboardPeriod,
  OlapPlatformSource,
  OlapTradesLeaderboardSort,
  OlapTradesLeaderboardSourceGroup,
  OlapUserType,
} from '../schemas/enumerations.ts'
import { OlapCollectionVolumeRankingResponse, OlapUserVolumeRankingResponse } from './schemas.ts'

export const getCollectionRankingByVolume = call(
  {
    operationId: 'getCollectionRankingByVolume',
    summary: 'Collections by the worth of their sales',
    description:
      'As of the last minute, or of some minutes ago where the ranking takes seconds to write. Sales whose rate is not ' +
      'known are worth nothing. Of one source, only collections with sales there are ranked. Floor prices are compared ' +
      "where they are in coins of the collection's blockchain.",
    tag: 'Market data',
    method: 'GET',
    path: '/v0.1/data/rankings/collections/volume',
    query: {
      source: Type.Optional(ref(OlapTradesLeaderboardSourceGroup)),
      blockchain: Type.Optional(ref(Blockchain)),
      ids: Type.Optional(Type.Array(CollectionIdInput)),
      period: Type.Optional(defaulting(ref(OlapLeaderboardPeriod), 'D1')),
      minFloorPriceNative: Type.Optional(BigDecimal),
      maxFloorPriceNative: Type.Optional(BigDecimal),
      sort: Type.Optional(defaulting(ref(OlapTradesLeaderboardSort), 'VOLUME_USD_DESC')),
      limit: Type.Optional(Limit),
      continuation: Type.Optional(Continuation),
    },
    answer: OlapCollectionVolumeRankingResponse,
    untilWritten: true,
    errors: 'O4',
  },
  async (input, { reader }) => {
    const { source, ids: collections, period, sort, limit: size, continuation: token } = input
    const { minFloorPriceNative: minFloor, maxFloorPriceNative: maxFloor } = input
    const blockchains = blockchainsOf(input.blockchain)
    const filter = { period, sort, source, blockchains, collections, minFloor, maxFloor }
    const page = await volumeRanking(reader, filter, { size, token })
    return { continuation: page.next, result: [...page.entries] }
  },
)

export const getUserRankingByVolume = call(
  {
    operationId: 'getUserRankingByVolume',
    summary: 'Sellers or buyers by the worth of their trades',
    description:
      'The first 100 as of the last minute, or of some minutes ago where the ranking takes seconds to write. Of all ' +
      'blockchains, a wallet is one on those that share its form of addresses, and native amounts are in the coin of the ' +
      'first of them, ETH of all EVM chains: as they are in coins of that name, else by their worth at the time of each ' +
      'sale. Sales whose rate is not known are worth nothing. Items are copies, and transactions are sales.',
    tag: 'Market data',
    method: 'GET',
    path: '/v0.1/data/rankings/{entity}/volume',
    params: { entity: ref(OlapUserType) },
    query: {
      blockchain: Type.Optional(ref(Blockchain)),
      source: Type.Optional(ref(OlapPlatformSource)),
      period: Type.Optional(defaulting(ref(OlapLeaderboardPeriod), 'D7')),
      limit: Type.Optional(Limit),
    },
    answer: OlapUserVolumeRankingResponse,
    errors: 'O4',
  },
  async ({ entity: side, blockchain, source, period, limit }, { reader }) => {
    // Nothing is known about unsupported blockchains.
    if (blockchain !== undefined && !isBlockchain(blockchain)) return { result: [] }
    return { result: await traderRanking(reader, { period, side, source, blockchain }, limit) }
  },
)

/**
 * Returns the blockchains to look at; undefined = all. Empty for an unsupported name, as nothing on that blockchain is
 * known.
 */
function blockchainsOf(name: string | undefined) {
  if (name === undefined) return undefined
  return isBlockchain(name) ? [name] : []
}
