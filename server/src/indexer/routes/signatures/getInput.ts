import { ApiError } from '../../../http/apiError.ts'
import * as calls from '../../calls/signatures.ts'
import { route } from '../route.ts'

/** Always fails: only OpenSea can make the one kind of input that exists. */
export const getInput = route(calls.getInput, async ({ signatureInputForm }) => {
  const message = `signatureInputForm.@type ${signatureInputForm['@type']} needs a signature of OpenSea itself, which this server cannot get`
  throw new ApiError('validation', message)
})
