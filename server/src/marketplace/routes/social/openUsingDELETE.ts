import * as calls from '../../calls/ownerships.ts'
import { route } from '../route.ts'
import { markOwn } from './markOwn.ts'

export const openUsingDELETE = route(calls.openUsingDELETE, ({ id }, services, { caller }) =>
  markOwn(id, services, caller, 'open'),
)
