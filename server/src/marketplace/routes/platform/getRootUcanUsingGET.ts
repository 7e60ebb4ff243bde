import { ApiError } from '../../../http/apiError.ts'
import * as calls from '../../calls/platform.ts'
import { route } from '../route.ts'

export const getRootUcanUsingGET = route(calls.getRootUcanUsingGET, async () => {
  throw new ApiError(
    'notAvailable',
    'This server has no adapter for NFT.Storage, which takes no uploads any more: upload where you pin files yourself',
  )
})
