import type { AskOptions } from '@mintline/core/node'
import { callView } from '../chain/callView.ts'
import type { AptosConnection } from '../chain/connection.ts'

/** The native coin's type. */
const NATIVE_COIN = '0x1::aptos_coin::AptosCoin'

/**
 * Fetches a wallet's balance in octas.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchBalance(
  connection: AptosConnection,
  wallet: string,
  options: AskOptions = {},
): Promise<bigint> {
  const call = {
    function: '0x1::coin::balance',
    types: [NATIVE_COIN],
    arguments: [wallet],
  } as const
  return BigInt(String(await callView(connection, call, options)))
}
