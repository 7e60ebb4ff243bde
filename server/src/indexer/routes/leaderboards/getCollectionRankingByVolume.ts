import { volumeRanking } from '../../../read-model/leaderboards/volumeRanking.ts'
import * as calls from '../../calls/rankings.ts'
import { route } from '../route.ts'
import { blockchainsOf } from './blockchainsOf.ts'

export const getCollectionRankingByVolume = route(
  calls.getCollectionRankingByVolume,
  async (input, { reader }) => {
    const { source, ids: collections, period, sort, limit: size, continuation: token } = input
    const { minFloorPriceNative: minFloor, maxFloorPriceNative: maxFloor } = input
    const blockchains = blockchainsOf(input.blockchain)
    const filter = { period, sort, source, blockchains, collections, minFloor, maxFloor }
    const page = await volumeRanking(reader, filter, { size, token })
    return { continuation: page.next, result: [...page.entries] }
  },
)
