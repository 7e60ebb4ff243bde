import type { AskOptions } from '@mintline/core/node'
import type { Connection } from '@solana/web3.js'
import { fetchEntriesForFee } from '../allowlist/fetchEntriesForFee.ts'
import {
  type ModifyPlatformFeePlanInput,
  planModifyPlatformFee,
} from '../plans/fees/planModifyPlatformFee.ts'
import type { Plan } from '../transaction/plan.ts'
import { fetchReceiverTokens } from './fetchPhaseTokens.ts'
import { fetchReceivers, type KnownReceivers } from './fetchReceivers.ts'

/** A new platform fee, without facts about recipients, price tokens and allowlist entries, which are fetched. */
export type PrepareModifyPlatformFeeInput = Omit<
  ModifyPlatformFeePlanInput,
  keyof KnownReceivers | 'entries' | 'priceTokens'
>

/**
 * Plans a new platform fee, and warns about allowlist entries with which wallets could no longer mint. If phases are
 * priced in tokens, the plan also creates token accounts for new recipients.
 *
 * @throws What `planModifyPlatformFee` throws.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function prepareModifyPlatformFee(
  connection: Connection,
  input: PrepareModifyPlatformFeeInput,
  options: AskOptions = {},
): Promise<Plan> {
  const { info, platformFee } = input
  const old = info.platformFees.recipients
  const recipients = platformFee.recipients.map(({ address }) => address)
  const receivers = [...recipients, ...old.map(({ address }) => address)]
  const [known, priceTokens, entries] = await Promise.all([
    fetchReceivers(connection, receivers, options),
    fetchReceiverTokens(connection, { info, receivers: recipients }, options),
    fetchEntriesForFee(connection, { info, platformFee }, options),
  ])
  return planModifyPlatformFee({ ...input, ...known, priceTokens, entries })
}
