import type { AskOptions } from '@mintline/core/node'
import type { AptosConnection } from '../chain/connection.ts'
import { fetchLedger, type Ledger } from '../chain/fetchLedger.ts'
import type { Machine } from '../drop/machine.ts'
import { estimateTransaction } from '../send/estimateTransaction.ts'
import { fetchBalance } from '../send/fetchBalance.ts'
import type { TransactionEstimate, TransactionInput } from '../send/sendOptions.ts'
import { type AdministrationCall, payloadOf } from './administrationPlan.ts'

/** A paying wallet, with its balance at one point in time. */
export interface Payer {
  /** Address. */
  readonly wallet: string
  /** Octas. */
  readonly balance: bigint
  readonly ledger: Ledger
}

/** A call to simulate. */
export interface SimulatedCall {
  readonly machine: Machine
  readonly call: AdministrationCall
  readonly payer: Payer
}

/**
 * Fetches a wallet's balance and the ledger state.
 *
 * @throws CHAIN_MISMATCH, CHAIN_NOT_SUPPORTED, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchPayer(
  connection: AptosConnection,
  wallet: string,
  options: AskOptions = {},
): Promise<Payer> {
  const [ledger, balance] = await Promise.all([
    fetchLedger(connection, options),
    fetchBalance(connection, wallet, options),
  ])
  return { wallet, balance, ledger }
}

/**
 * Simulates a call on the current state.
 *
 * @throws MODULE_ABORTED, EXECUTION_FAILED if the drop machine refuses it.
 * @throws FUNDS_TOO_LOW, GAS_EXHAUSTED if the wallet cannot pay for it.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function simulateCall(
  connection: AptosConnection,
  { machine, call, payer }: SimulatedCall,
  options: AskOptions = {},
): Promise<TransactionInput & { readonly estimate: TransactionEstimate }> {
  const { wallet, balance, ledger } = payer
  const payload = payloadOf(machine, call)
  const transaction = { payload, ledger, publisher: machine.publisher }
  const input = { ...transaction, wallet, purse: { balance, spends: 0n } }
  return { ...transaction, estimate: await estimateTransaction(connection, input, options) }
}
