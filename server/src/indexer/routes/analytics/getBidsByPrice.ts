import { bidsByPrice } from '../../../read-model/analytics/bidsByPrice.ts'
import * as calls from '../../calls/collectionStatistics.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { collectionBeginning } from './collectionBeginning.ts'

export const getBidsByPrice = route(
  calls.getBidsByPrice,
  async ({ id, sort, ...input }, { reader, now }) => {
    await collectionBeginning(reader, id)
    const order = { sort, now: now() }
    const { entries, next, maxVolume } = await bidsByPrice(reader, id, order, pageRequest(input))
    return { maxVolumeNative: maxVolume, prices: [...entries], continuation: next }
  },
)
