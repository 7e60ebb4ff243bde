import * as calls from '../../calls/ownerships.ts'
import { route } from '../route.ts'
import { markOwn } from './markOwn.ts'

export const pinUsingPOST = route(calls.pinUsingPOST, ({ id }, services, { caller }) =>
  markOwn(id, services, caller, 'pin'),
)
