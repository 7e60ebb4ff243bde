import {
  ANALYTICS_ERROR_CODES,
  BAD_REQUEST_CODES,
  NOT_FOUND_CODES,
  SERVER_ERROR_CODES,
} from '@mintline/core/enumerations/indexer'
import { Type } from 'typebox'
import { enumeration, model, ref } from './model.ts'

export const UnionApiErrorBadRequestCode = enumeration(
  'UnionApiErrorBadRequestCode',
  'Kind of bad request',
  BAD_REQUEST_CODES,
)
export const UnionApiErrorEntityNotFoundCode = enumeration(
  'UnionApiErrorEntityNotFoundCode',
  'Kind of absence',
  NOT_FOUND_CODES,
)
export const UnionApiErrorServerErrorCode = enumeration(
  'UnionApiErrorServerErrorCode',
  'Kind of server error',
  SERVER_ERROR_CODES,
)
export const OlapErrorCode = enumeration(
  'OlapErrorCode',
  'Kind of failure of an analytics call',
  ANALYTICS_ERROR_CODES,
)

export const UnionApiErrorBadRequest = model('UnionApiErrorBadRequest', 'A bad request', {
  code: ref(UnionApiErrorBadRequestCode),
  message: Type.String(),
})
export const UnionApiErrorEntityNotFound = model(
  'UnionApiErrorEntityNotFound',
  'Something that is not known',
  { code: ref(UnionApiErrorEntityNotFoundCode), message: Type.String() },
)
export const UnionApiErrorServerError = model('UnionApiErrorServerError', 'A server error', {
  code: ref(UnionApiErrorServerErrorCode),
  message: Type.String(),
})
export const OlapError = model('OlapError', 'A failure of an analytics call', {
  code: ref(OlapErrorCode),
  message: Type.String(),
})
export const Refusal = model('Refusal', 'Any other failure of any call', {
  code: Type.String(),
  message: Type.String(),
})
