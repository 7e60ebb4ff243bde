import { mintDecimals } from '../chain/mintDecimals.ts'
import { asAddress } from '../rpc/paramReader.ts'
import { invalidParams } from '../rpc/rpcError.ts'
import { readAccountFormat } from './accountFormat.ts'
import { answerAccount } from './answerAccount.ts'
import { readMinContextSlot, requireContextSlot, withContext } from './contextSlot.ts'
import { method } from './method.ts'

const MOST_ACCOUNTS = 100

export const getAccountInfo = method(
  (params) => {
    const config = params.config(1)
    return {
      address: params.address(0),
      format: readAccountFormat(config),
      minContextSlot: readMinContextSlot(config),
    }
  },
  (chain, { address, format, minContextSlot }) => {
    requireContextSlot(chain, minContextSlot)
    const account = chain.getAccount(address)
    const value = account ? answerAccount(account, format, mintDecimals(chain.engine)) : null
    return withContext(chain, value)
  },
)

export const getMultipleAccounts = method(
  (params) => {
    const addresses = params.strings(0)
    if (addresses.length > MOST_ACCOUNTS) {
      throw invalidParams(`Too many inputs provided; max ${MOST_ACCOUNTS}`)
    }
    const config = params.config(1)
    return {
      addresses: addresses.map(asAddress),
      format: readAccountFormat(config, 'base64'),
      minContextSlot: readMinContextSlot(config),
    }
  },
  (chain, { addresses, format, minContextSlot }) => {
    requireContextSlot(chain, minContextSlot)
    const decimals = mintDecimals(chain.engine)
    const value = addresses.map((address) => {
      const account = chain.getAccount(address)
      return account ? answerAccount(account, format, decimals) : null
    })
    return withContext(chain, value)
  },
)

export const getBalance = method(
  (params) => ({
    address: params.address(0),
    minContextSlot: readMinContextSlot(params.config(1)),
  }),
  (chain, { address, minContextSlot }) => {
    requireContextSlot(chain, minContextSlot)
    return withContext(chain, chain.getAccount(address)?.lamports ?? 0n)
  },
)

export const getMinimumBalanceForRentExemption = method(
  (params) => ({ dataLength: params.integer(0), config: params.config(1) }),
  (chain, { dataLength }) => chain.engine.minimumBalance(dataLength),
)
