import * as calls from '../../calls/wallets.ts'
import { routeOnFirstCall } from '../route.ts'
import { checkWalletRiskUsingGET } from './checkWalletRiskUsingGET.ts'
import { deleteUserWalletUsingDELETE } from './deleteUserWalletUsingDELETE.ts'
import { getWalletUserUsingGET } from './getWalletUserUsingGET.ts'

/** Calls about user wallets. */
export const WALLET_ROUTES = [
  routeOnFirstCall(calls.addUserWalletUsingPOST, () => import('./addUserWalletUsingPOST.ts')),
  checkWalletRiskUsingGET,
  deleteUserWalletUsingDELETE,
  getWalletUserUsingGET,
]
