import { ownershipsOfWallets } from '../../../read-model/ownerships/ownershipsOfWallets.ts'
import { shownOwnerships } from '../../answers/shownOwnerships.ts'
import * as calls from '../../calls/ownerships.ts'
import { route } from '../route.ts'

export const getWalletOwnershipsbyItemIdsUsingPOST = route(
  calls.getWalletOwnershipsbyItemIdsUsingPOST,
  async ({ id: wallet, requestBody: items }, services) =>
    shownOwnerships(services, await ownershipsOfWallets(services.reader, [wallet], items)),
)
