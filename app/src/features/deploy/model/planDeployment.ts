import {
  type CommittedFiles,
  editionsDeploymentAddress,
  type Plan,
  prepareCompletion,
  prepareDeploy,
  SolanaClientError,
} from '@mintline/solana'
import { type Connection, Keypair } from '@solana/web3.js'
import { hasReveal, type RevealDraft } from '#entities/reveal/revealDraft.ts'
import { type SeedPlace, seedPlace } from '#entities/reveal/seedStore.ts'
import { completeDraft } from '../lib/completeDraft.ts'
import type { DeployDraft } from '../lib/deployDraft.ts'
import { deployInputOf } from '../lib/deployInputOf.ts'
import { heldSymbolState, readSymbolHolder } from './readSymbolHolder.ts'

interface DeploymentRequest {
  connection: Connection
  draft: DeployDraft
  /** Group mints from earlier attempts. */
  groupMints: readonly string[]
  /** Base58; owns the collection and pays. */
  wallet: string
  /** Returns a reveal's files: with a seed that is stored, if they may be sent. */
  seal: (at: SeedPlace, draft: RevealDraft) => Promise<CommittedFiles>
  /** Called with a new collection's group mint before anything is sent. */
  onGroupMint: (groupMint: string) => void
}

/**
 * Plans a deployment from the chain's current state. If an earlier attempt landed after all, plans its remaining steps.
 *
 * @throws SYMBOL_TAKEN
 * @throws INPUT_INVALID with all problems
 */
export async function planDeployment(request: DeploymentRequest): Promise<Plan> {
  const { connection, draft, groupMints, wallet, seal, onGroupMint } = request
  const complete = completeDraft(draft, wallet)
  const unsealed = deployInputOf(complete, wallet)
  const { symbol } = unsealed
  const deployment = editionsDeploymentAddress(symbol).toBase58()
  const reveal = hasReveal(complete.reveal)
    ? await seal(await seedPlace(connection, deployment), complete.reveal)
    : undefined
  const input = { ...unsealed, reveal }
  const holder = await readSymbolHolder(connection, symbol)
  if (holder) {
    const state = heldSymbolState(holder, { wallet, groupMints })
    if (state.status !== 'resumable' || !holder.info) {
      throw new SolanaClientError('SYMBOL_TAKEN', { symbol, owner: holder.owner })
    }
    return prepareCompletion(connection, { info: holder.info, wanted: input })
  }
  const plan = await prepareDeploy(connection, input)
  onGroupMint(plan.groupMint)
  return plan
}

/** Stands in for the wallet while none is connected, so that problems and cost can be computed. */
export const PLACEHOLDER_WALLET = Keypair.generate().publicKey.toBase58()
