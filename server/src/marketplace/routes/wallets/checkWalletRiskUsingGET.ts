import { ServerError } from '../../../errors/serverError.ts'
import { keyOf } from '../../../users/walletOf.ts'
import { isRisky } from '../../../users/wallets/isRisky.ts'
import * as calls from '../../calls/wallets.ts'
import { route } from '../route.ts'

export const checkWalletRiskUsingGET = route(
  calls.checkWalletRiskUsingGET,
  async ({ id: wallet }, { users }) => {
    const risk = isRisky(users, keyOf(wallet))
    if (risk === undefined) throw new ServerError('NO_RISK_LIST', {})
    return { clean: !risk }
  },
)
