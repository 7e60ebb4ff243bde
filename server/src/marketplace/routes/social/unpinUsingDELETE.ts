import * as calls from '../../calls/ownerships.ts'
import { route } from '../route.ts'
import { markOwn } from './markOwn.ts'

export const unpinUsingDELETE = route(calls.unpinUsingDELETE, ({ id }, services, { caller }) =>
  markOwn(id, services, caller, 'unpin'),
)
