import * as calls from '../../calls/ownerships.ts'
import { route } from '../route.ts'
import { markOwn } from './markOwn.ts'

export const hideUsingPOST = route(calls.hideUsingPOST, ({ id }, services, { caller }) =>
  markOwn(id, services, caller, 'hide'),
)
