import { mintDecimals } from '../chain/mintDecimals.ts'
import { JsonText } from '../wire/json.ts'
import { readFilters } from './accountFilters.ts'
import { readAccountFormat } from './accountFormat.ts'
import { answerAccount } from './answerAccount.ts'
import { readMinContextSlot, requireContextSlot, withContext } from './contextSlot.ts'
import { method } from './method.ts'

export const getProgramAccounts = method(
  (params) => {
    const config = params.config(1)
    return {
      program: params.address(0),
      matches: readFilters(config),
      format: readAccountFormat(config),
      wrap: config.boolean('withContext') ?? false,
      minContextSlot: readMinContextSlot(config),
    }
  },
  (chain, { program, matches, format, wrap, minContextSlot }) => {
    requireContextSlot(chain, minContextSlot)
    const decimals = mintDecimals(chain.engine)
    const accounts = chain.engine
      .accountsOwnedBy(program)
      .filter(({ account }) => matches(account))
      .map(
        ({ address, account }) =>
          new JsonText({ pubkey: address, account: answerAccount(account, format, decimals) }),
      )
    return wrap ? withContext(chain, accounts) : accounts
  },
)
