import type { AskOptions } from '@mintline/core'
import { type Connection, PublicKey } from '@solana/web3.js'
import {
  type ClaimPaymentsPlanInput,
  planClaimPayments,
} from '../plans/receivers/planClaimPayments.ts'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import type { Plan } from '../transaction/plan.ts'
import { fetchReceivers, type KnownReceivers } from './fetchReceivers.ts'

/** Payments to claim, without facts about the receivers, which are fetched. */
export type PrepareClaimPaymentsInput = Omit<
  ClaimPaymentsPlanInput,
  keyof KnownReceivers | 'controlsBalance'
>

/**
 * Plans claims for what a collection owes.
 *
 * @throws What `planClaimPayments` throws.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function prepareClaimPayments(
  connection: Connection,
  input: PrepareClaimPaymentsInput,
  options: AskOptions = {},
): Promise<Plan> {
  const { info } = input
  const controls = new PublicKey(info.editionsControls)
  const ask = (at: StateConfig) =>
    connection.getBalance(controls, { commitment: 'confirmed', ...at })
  const [known, balance] = await Promise.all([
    fetchReceivers(
      connection,
      info.owed.map(({ receiver }) => receiver),
      options,
    ),
    askForState(connection, 'getBalance', ask, options),
  ])
  return planClaimPayments({ ...input, ...known, controlsBalance: BigInt(balance) })
}
