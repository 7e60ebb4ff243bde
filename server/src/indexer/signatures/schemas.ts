import { type Static, Type } from 'typebox'
import { AddressInput } from '../../http/contract/inputs.ts'
import { closedModel, model, ref, union } from '../../http/contract/model.ts'
import { Int64 } from '../../http/contract/primitives.ts'
import { Blockchain } from '../schemas/enumerations.ts'

export const SignatureValidationForm = closedModel('SignatureValidationForm', 'A signed message', {
  signer: AddressInput,
  publicKey: Type.Optional(Type.String()),
  message: Type.String(),
  signature: Type.String(),
  algorithm: Type.Optional(Type.String()),
  weight: Type.Optional(Int64),
})
export type SignatureValidationForm = Static<typeof SignatureValidationForm>

export const OpenSeaFillOrderSignatureInputForm = closedModel(
  'OpenSeaFillOrderSignatureInputForm',
  'Data that OpenSea signs for whoever fills an order',
  {
    '@type': Type.Literal('OPEN_SEA_ORDER_FILL'),
    blockchain: ref(Blockchain),
    signature: Type.Optional(Type.String()),
  },
)
export type OpenSeaFillOrderSignatureInputForm = Static<typeof OpenSeaFillOrderSignatureInputForm>

export const SignatureInputForm = union('SignatureInputForm', 'Data to be signed', [
  OpenSeaFillOrderSignatureInputForm,
])
export type SignatureInputForm = Static<typeof SignatureInputForm>

export const SignatureInput = model(
  'SignatureInput',
  'Input with which a transaction is completed',
  {
    input: Type.String(),
  },
)
export type SignatureInput = Static<typeof SignatureInput>
