import type { AskOptions } from '@mintline/core/node'
import { type Connection, PublicKey } from '@solana/web3.js'
import {
  type ClaimPaymentsPlanInput,
  planClaimPayments,
} from '../plans/receivers/planClaimPayments.ts'
import type { ClaimableTokens } from '../plans/receivers/tokenClaims.ts'
import { fetchOwedTokens, type OwedTokens } from '../reads/fetchOwedTokens.ts'
import { fetchAssociatedAccounts } from '../reads/fetchTokenAccounts.ts'
import { canReceive } from '../reads/tokenAccounts.ts'
import { askForState, type StateConfig } from '../rpc/askForState.ts'
import type { Plan } from '../transaction/plan.ts'
import { fetchReceivers, type KnownReceivers } from './fetchReceivers.ts'

/** Payments to claim, without facts about the receivers, which are fetched. */
export type PrepareClaimPaymentsInput = Omit<
  ClaimPaymentsPlanInput,
  keyof KnownReceivers | 'controlsBalance' | 'owedTokens'
> & {
  /** Payments in tokens. Default: fetched. */
  readonly owedTokens?: readonly OwedTokens[] | undefined
}

/**
 * Plans claims for what a collection owes, in lamports and in tokens.
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
  const [known, balance, owedTokens] = await Promise.all([
    fetchReceivers(
      connection,
      info.owed.map(({ receiver }) => receiver),
      options,
    ),
    askForState(connection, 'getBalance', ask, options),
    fetchClaimable(connection, input, options),
  ])
  const controlsBalance = BigInt(balance)
  return planClaimPayments({ ...input, ...known, controlsBalance, owedTokens })
}

/** Fetches payments in tokens with the state of the receivers' accounts. */
async function fetchClaimable(
  connection: Connection,
  { info, owedTokens }: PrepareClaimPaymentsInput,
  options: AskOptions,
): Promise<readonly ClaimableTokens[]> {
  const owed = owedTokens ?? (await fetchOwedTokens(connection, info, options))
  const holders = owed.map(({ receiver: wallet, token }) => ({ wallet, token }))
  const accounts = await fetchAssociatedAccounts(connection, holders, options)
  return owed.map((one, index) => {
    const account = accounts[index]
    if (!account) return { ...one, account: 'missing' }
    return { ...one, account: canReceive(account, one.token, one.receiver) ? 'ready' : 'unpayable' }
  })
}
