import { ServerError } from '../../../errors/serverError.ts'
import { keyOf } from '../../../users/walletOf.ts'
import * as calls from '../../calls/wallets.ts'
import { route } from '../route.ts'

export const checkWalletRiskUsingGET = route(
  calls.checkWalletRiskUsingGET,
  async ({ id: wallet }, { users: { risks } }) => {
    if (risks === undefined) throw new ServerError('NO_RISK_LIST', {})
    return { clean: !(await risks.has(keyOf(wallet))) }
  },
)
