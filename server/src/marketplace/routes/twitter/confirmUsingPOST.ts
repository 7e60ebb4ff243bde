import { ApiError } from '../../../http/apiError.ts'
import * as calls from '../../calls/twitter.ts'
import { route } from '../route.ts'

export const confirmUsingPOST = route(calls.confirmUsingPOST, async () => {
  throw new ApiError(
    'notAvailable',
    'This server has no adapter for Twitter, and so cannot read whether an account has posted the message',
  )
})
