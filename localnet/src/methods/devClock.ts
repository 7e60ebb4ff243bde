import type { Chain } from '../chain/chain.ts'
import { LocalnetError } from '../errors.ts'
import { invalidParams } from '../rpc/rpcError.ts'
import { method } from './method.ts'

/** Moves time and returns the new time and slot. */
export const advanceClock = method(
  (params) => params.config(0).requiredInteger('seconds'),
  (chain, seconds) => moved(chain, () => chain.advanceClock(seconds)),
)

export const setClock = method(
  (params) => params.config(0).requiredInteger('unixTimestamp'),
  (chain, unixTimestamp) => moved(chain, () => chain.setClock(unixTimestamp)),
)

function moved(chain: Chain, move: () => void) {
  try {
    move()
  } catch (error) {
    throw error instanceof LocalnetError ? invalidParams(error.message) : error
  }
  return { unixTimestamp: chain.clock.unixTimestamp(), slot: chain.clock.slot() }
}
