import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import {
  SignatureInput,
  SignatureInputForm,
  SignatureValidationForm,
} from '../schemas/signatures.ts'

export const getInput = call({
  operationId: 'getInput',
  summary: 'Input that another marketplace signs',
  description: 'Always 400: the signature can only come from OpenSea, which this server cannot ask',
  tag: 'Signatures',
  method: 'POST',
  path: '/v0.1/signature/input',
  body: { name: 'signatureInputForm', schema: SignatureInputForm },
  answer: SignatureInput,
  errors: 'E4',
})

export const validate = call({
  operationId: 'validate',
  summary: 'Whether a signature is that of its signer',
  description: "True if the signer's key, or on EVM chains its contract, signed the message",
  tag: 'Signatures',
  method: 'POST',
  path: '/v0.1/signature/validate',
  body: { name: 'signatureValidationForm', schema: SignatureValidationForm },
  answer: Type.Boolean(),
  errors: 'E4',
})
