import * as calls from '../../calls/ownerships.ts'
import { route } from '../route.ts'
import { itemOwnerships } from './itemOwnerships.ts'

/** Maximum number of ownerships. Further pages: POST to the same path. */
const MAX_OWNERSHIPS = 1000

export const getItemOwnershipsUsingGET = route(
  calls.getItemOwnershipsUsingGET,
  async ({ id }, services) => {
    const page = { size: MAX_OWNERSHIPS, token: undefined }
    return (await itemOwnerships(services, id, page)).entries
  },
)
