import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'
import { mintable } from './mintable.ts'

export const getCollectionsByMinterUsingGET = route(
  calls.getCollectionsByMinterUsingGET,
  ({ id }, { reader }) => mintable(reader, id),
)
