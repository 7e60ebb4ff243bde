import {
  type CommittedFiles,
  editionsDeploymentAddress,
  fetchMintNetwork,
  type Plan,
  SolanaClientError,
} from '@mintline/solana'
import { fetchPresent, type SolanaDropPlan, solanaDropChain } from '@mintline/solana/drop'
import { type Connection, Keypair } from '@solana/web3.js'
import { hasReveal, type RevealDraft } from '#entities/reveal/revealDraft.ts'
import { type SeedPlace, seedPlace } from '#entities/reveal/seedStore.ts'
import { completeDraft } from '../lib/completeDraft.ts'
import type { DeployDraft } from '../lib/deployDraft.ts'
import { dropTermsOf } from '../lib/deployInputOf.ts'
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
  const symbol = complete.symbol.trim()
  const deployment = editionsDeploymentAddress(symbol).toBase58()
  const [{ blockchain }, holder] = await Promise.all([
    fetchMintNetwork(connection),
    readSymbolHolder(connection, symbol),
  ])
  const sealed = hasReveal(complete.reveal)
    ? await seal(await seedPlace(connection, deployment), complete.reveal)
    : undefined
  const terms = dropTermsOf(complete, blockchain)
  const extras = { ...terms.extras, files: sealed }
  const wanted = { terms: { ...terms, extras }, wallet, seed: sealed?.seed }
  const chain = solanaDropChain(connection)
  if (holder) {
    const state = heldSymbolState(holder, { wallet, groupMints })
    if (state.status !== 'resumable' || !holder.info) {
      throw new SolanaClientError('SYMBOL_TAKEN', { symbol, owner: holder.owner })
    }
    const present = await fetchPresent(connection, holder.info)
    return planOf(`Finish deploying ${symbol}`, await chain.plan({ ...wanted, present }))
  }
  const groupMint = Keypair.generate()
  const input = { ...wanted, present: undefined, groupMint, opensAtOnce: true }
  const plan = planOf(`Deploy ${symbol}`, await chain.plan(input))
  onGroupMint(groupMint.publicKey.toBase58())
  return plan
}

/** Returns a drop's plan as reviews take it; throws the first change that the chain refuses. */
function planOf(title: string, { steps, native, refused: [refusal] }: SolanaDropPlan): Plan {
  if (refusal) throw refusal.error
  const { changes, warnings } = native
  return { title, transactions: steps, changes, warnings }
}

/** Stands in for the wallet while none is connected, so that problems and cost can be computed. */
export const PLACEHOLDER_WALLET = Keypair.generate().publicKey.toBase58()
