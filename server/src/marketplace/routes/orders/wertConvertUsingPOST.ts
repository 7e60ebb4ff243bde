import { ApiError } from '../../../http/apiError.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'

export const wertConvertUsingPOST = route(calls.wertConvertUsingPOST, async () => {
  throw new ApiError(
    'notAvailable',
    'This server takes no payments by card: it has no adapter for Wert, which converts and signs them',
  )
})
