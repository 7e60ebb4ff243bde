import type { AskOptions } from '@mintline/core/node'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { AptosConnection } from '../chain/connection.ts'
import { rawTransaction } from '../send/rawTransaction.ts'
import type { AdministrationPlan } from './administrationPlan.ts'
import { fetchPayer, simulateCall } from './simulateCall.ts'

/**
 * Returns a plan's first transaction for a wallet elsewhere: in BCS, as 0x and hex, without a signature. Undefined =
 * the plan has none. Sends nothing.
 *
 * @throws What `previewPlan` throws.
 */
export async function unsignedTransaction(
  connection: AptosConnection,
  { machine, sender, calls }: AdministrationPlan,
  options: AskOptions = {},
): Promise<string | undefined> {
  const [call] = calls
  if (!call) return undefined
  const payer = await fetchPayer(connection, sender.address, options)
  const simulated = await simulateCall(connection, { machine, call, payer }, options)
  const { rawTransaction: raw } = rawTransaction(simulated, sender.address, simulated.estimate)
  return `0x${bytesToHex(raw.bcsToBytes())}`
}
