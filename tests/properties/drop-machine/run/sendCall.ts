import {
  EntryFunction,
  type EntryFunctionArgument,
  TransactionPayloadEntryFunction,
  type UserTransactionResponse,
} from '@aptos-labs/ts-sdk'
import { sendTransaction, type TransactionPayload, type UserTransaction } from '@mintline/aptos'
import { isMintlineError } from '@mintline/core'
import { aptosNetworkByChainId } from '@mintline/core/networks'
import type { WalletName } from '../model/names.ts'
import type { World } from './world.ts'

/** A step's outcome. */
export interface Outcome {
  /** Abort name from a bare call, or the client's code; undefined = success. */
  readonly refusal: string | undefined
  /** The abort's name behind a refusal by the client. */
  readonly abort: string | undefined
  /** Octas for gas. */
  readonly gas: bigint
  readonly events: UserTransaction['events']
}

/** Units; more than a mint with 100 items needs. */
const GAS = 2_000_000n
const GAS_PRICE = 100n

/** Builds a call to `module::function` in the drop machine. */
export function entryCall(
  publisher: string,
  name: string,
  args: readonly EntryFunctionArgument[],
): TransactionPayload {
  const [module = '', functionName = ''] = name.split('::')
  const call = EntryFunction.build(`${publisher}::${module}`, functionName, [], [...args])
  return new TransactionPayloadEntryFunction(call)
}

/** Sends an unchecked call, and waits until it is executed or refused. */
export async function sendCall(
  { network, wallets }: World,
  by: WalletName,
  payload: TransactionPayload,
): Promise<Outcome> {
  const { connection, publisher, chainId } = network
  const wallet = wallets[by]
  const account = await network.aptos.getAccountInfo({ accountAddress: wallet.address })
  const sequenceNumber = BigInt(account.sequence_number)
  const fee = GAS * GAS_PRICE
  const estimate = { sequenceNumber, gas: GAS, gasPrice: GAS_PRICE, fee, simulatedFee: fee }
  const ledger = {
    ...{ network: aptosNetworkByChainId(chainId), chainId },
    ...{ version: 0n, now: network.now() },
  }
  try {
    const input = { payload, ledger, publisher, wallet, estimate }
    const { transaction } = await sendTransaction(connection, input, { pollingInterval: 1 })
    return {
      refusal: undefined,
      abort: undefined,
      gas: gasOf(transaction),
      events: transaction.events,
    }
  } catch (error) {
    const { name, hash } = abortIn(error)
    const transaction = await network.aptos.getTransactionByHash({ transactionHash: hash })
    const gas = gasOf(transaction as UserTransactionResponse)
    return { refusal: name, abort: name, gas, events: [] }
  }
}

/** Returns the octas that a transaction cost. */
export function gasOf({
  gas_used: used,
  gas_unit_price: price,
}: Pick<UserTransactionResponse, 'gas_used' | 'gas_unit_price'>): bigint {
  return BigInt(used) * BigInt(price)
}

/** Returns the abort behind an error; throws any other error. */
export function abortIn(error: unknown): { readonly name: string; readonly hash: string } {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (!isMintlineError(each, 'MODULE_ABORTED')) continue
    const { name, hash } = each.context
    if (name !== undefined) return { name, hash: hash ?? '' }
  }
  throw error
}
