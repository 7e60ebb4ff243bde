import type { Chain } from '../chain/chain.ts'
import { LocalnetError } from '../errors.ts'
import { invalidParams } from '../rpc/rpcError.ts'
import { method } from './method.ts'

/** Answers with the time and slot the network then has. */
export const advanceClock = method(
  (params) => params.config(0).requiredInteger('seconds'),
  (chain, seconds) => {
    chain.advanceClock(seconds)
    return present(chain)
  },
)

export const setClock = method(
  (params) => params.config(0).requiredInteger('unixTimestamp'),
  (chain, unixTimestamp) => {
    try {
      chain.setClock(unixTimestamp)
    } catch (error) {
      throw error instanceof LocalnetError ? invalidParams(error.message) : error
    }
    return present(chain)
  },
)

function present(chain: Chain) {
  return { unixTimestamp: chain.clock.unixTimestamp(), slot: chain.clock.slot() }
}
