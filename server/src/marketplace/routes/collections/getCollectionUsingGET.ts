import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'
import { tokenFound } from './tokenFound.ts'

export const getCollectionUsingGET = route(calls.getCollectionUsingGET, ({ id }, { reader }) =>
  tokenFound(reader, id),
)
