import * as calls from '../../calls/ownerships.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { itemOwnerships } from './itemOwnerships.ts'

export const getItemOwnershipsUsingPOST = route(
  calls.getItemOwnershipsUsingPOST,
  async ({ id, pageRequest: page }, services) => itemOwnerships(services, id, pageRequest(page)),
)
