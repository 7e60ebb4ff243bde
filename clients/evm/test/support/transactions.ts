import type { Eip1193Provider } from '@mintline/core/signing'
import { type Abi, type Address, encodeFunctionData } from 'viem'
import type { EvmTransaction } from '../../src/send/evmTransaction.ts'
import type { TestCall } from './chain.ts'

/** The transaction of a call. */
export function transactionOf({ to, abi, args, value = 0n }: TestCall): EvmTransaction {
  const data = encodeFunctionData({ abi: [abi] as Abi, functionName: abi.name, args })
  return { to: to as Address, data, value }
}

/** Fields of a transaction in `eth_sendTransaction`. */
export type AskedTransaction = Readonly<Record<string, string>>

/** A provider with its own `eth_sendTransaction`, which passes on all other requests. */
export function sendingProvider(
  provider: Eip1193Provider,
  send: (transaction: AskedTransaction) => Promise<unknown>,
): Eip1193Provider {
  return {
    request: (args) =>
      args.method === 'eth_sendTransaction'
        ? send(args.params?.[0] as AskedTransaction)
        : provider.request(args),
  }
}

/** The value that a promise rejects with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('expected a failure, but the promise was fulfilled')
}
