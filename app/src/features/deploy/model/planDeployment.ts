import { type Plan, prepareCompletion, prepareDeploy, SolanaClientError } from '@mintline/solana'
import type { Connection } from '@solana/web3.js'
import { completeDraft } from '../lib/completeDraft.ts'
import type { DeployDraft } from '../lib/deployDraft.ts'
import { deployInputOf } from '../lib/deployInputOf.ts'
import { heldSymbolState } from '../lib/symbolState.ts'
import { readSymbolHolder } from './readSymbolHolder.ts'

interface DeploymentToBe {
  connection: Connection
  draft: DeployDraft
  /** Group mints of tries so far. */
  groupMints: readonly string[]
  /** Base58; owns the collection and pays. */
  wallet: string
  /** Told the group mint of the plan before anything is sent. */
  onGroupMint: (groupMint: string) => void
}

/**
 * Plans a deployment from what is on chain at this moment. Where an earlier try from here landed after
 * all, it plans what is left of it.
 *
 * @throws SYMBOL_TAKEN
 * @throws INPUT_INVALID with all that is wrong
 */
export async function planDeployment(toBe: DeploymentToBe): Promise<Plan> {
  const { connection, draft, groupMints, wallet, onGroupMint } = toBe
  const input = deployInputOf(completeDraft(draft, wallet), wallet)
  const { symbol } = input
  const holder = await readSymbolHolder(connection, symbol)
  if (holder) {
    const state = heldSymbolState(holder, { wallet, groupMints })
    if (state.status !== 'begun' || !holder.info) {
      throw new SolanaClientError('SYMBOL_TAKEN', { symbol, owner: holder.owner })
    }
    return prepareCompletion(connection, { info: holder.info, wanted: input })
  }
  const plan = await prepareDeploy(connection, input)
  onGroupMint(plan.groupMint)
  return plan
}
