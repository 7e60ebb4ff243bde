import { Type } from 'typebox'
import { ApiError } from '../../http/apiError.ts'
import { call, lazyCall } from '../call.ts'
import { SignatureInput, SignatureInputForm, SignatureValidationForm } from './schemas.ts'

/** Always fails: only OpenSea can make the one kind of input that exists. */
export const getInput = call(
  {
    operationId: 'getInput',
    summary: 'Input that another marketplace signs',
    description:
      'Always 400: the signature can only come from OpenSea, which this server cannot ask',
    tag: 'Signatures',
    requestClass: 'read',
    method: 'POST',
    path: '/v0.1/signature/input',
    body: { name: 'signatureInputForm', schema: SignatureInputForm },
    answer: SignatureInput,
    errors: 'E4',
  },
  async ({ signatureInputForm }) => {
    const message = `signatureInputForm.@type ${signatureInputForm['@type']} needs a signature of OpenSea itself, which this server cannot get`
    throw new ApiError('validation', message)
  },
)

export const validate = lazyCall(
  {
    operationId: 'validate',
    summary: 'Whether a signature is that of its signer',
    description: "True if the signer's key, or on EVM chains its contract, signed the message",
    tag: 'Signatures',
    requestClass: 'node',
    method: 'POST',
    path: '/v0.1/signature/validate',
    body: { name: 'signatureValidationForm', schema: SignatureValidationForm },
    answer: Type.Boolean(),
    errors: 'E4',
  },
  () => import('./lazyHandlers.ts'),
)
