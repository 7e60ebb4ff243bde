import type { EvmAddress } from '@mintline/core/identifiers'
import { type AskOptions, awaitOutcome } from '@mintline/core/node'
import type { Address, Transaction } from 'viem'
import { getTransactionCount } from 'viem/actions'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { fetchNonceUser } from './fetchNonceUser.ts'

/** Milliseconds to wait until a transaction that a node has not mined yet shows what it is. */
const TIMEOUT = 120_000

/** A call that a wallet sends by itself. */
export interface WalletCall {
  readonly from: EvmAddress
  /** Undefined = contract creation. */
  readonly to?: string | null | undefined
  readonly data?: string | undefined
}

/**
 * Prepares to find a call whose wallet might answer nobody, because the page that asked it is closed by then. Call it
 * before the wallet is asked.
 *
 * @returns A function that returns the call's hash; undefined = the wallet has sent nothing of the kind since. It
 * throws PROMI_EVENT_TIMEOUT if it has sent something that is not mined in two minutes, and node errors.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function lostCallFinder(
  connection: Pick<EvmConnection, 'client'>,
  call: WalletCall,
  options: AskOptions = {},
): Promise<() => Promise<string | undefined>> {
  const countOf = () => pendingCount(connection, call, options)
  const first = await countOf()
  return async () => {
    for (let nonce = first; nonce < (await countOf()); nonce += 1) {
      const user = await awaitOutcome(
        (ask) => fetchNonceUser(connection, { from: call.from, nonce }, ask),
        { ...options, timeout: TIMEOUT, pollingInterval: connection.client.pollingInterval },
      )
      if (isCall(user, call)) return user.hash
    }
    return undefined
  }
}

function pendingCount(
  { client }: Pick<EvmConnection, 'client'>,
  { from }: WalletCall,
  options: AskOptions,
): Promise<number> {
  const address = from as Address
  const countOf = () => getTransactionCount(client, { address, blockTag: 'pending' })
  return askChain('eth_getTransactionCount', countOf, options)
}

function isCall({ to, input }: Pick<Transaction, 'to' | 'input'>, call: WalletCall): boolean {
  const isSameTarget = (to ?? '').toLowerCase() === (call.to ?? '').toLowerCase()
  return isSameTarget && input === (call.data ?? '0x').toLowerCase()
}
