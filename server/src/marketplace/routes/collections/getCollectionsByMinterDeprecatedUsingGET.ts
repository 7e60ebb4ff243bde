import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'
import { mintable } from './mintable.ts'

export const getCollectionsByMinterDeprecatedUsingGET = route(
  calls.getCollectionsByMinterDeprecatedUsingGET,
  ({ id }, { reader }) => mintable(reader, id),
)
