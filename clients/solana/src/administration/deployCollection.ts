import type { SolanaAddress } from '@mintline/core/identifiers'
import type { Connection } from '@solana/web3.js'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { collectDeployProblems } from '../plans/deploy/collectDeployProblems.ts'
import { assertNoProblems } from '../plans/problems/problems.ts'
import { type PrepareDeployInput, prepareDeploy } from '../prepare/prepareDeploy.ts'
import type { SendSession } from '../send/session.ts'
import {
  type AdministrationOptions,
  type AdministrationResult,
  runAdministration,
} from './runAdministration.ts'
import { symbolOwner } from './symbolOwner.ts'

/** Input for a deployment. The wallet owns the collection and by default pays for it. */
export type DeployCollectionInput = Omit<PrepareDeployInput, 'creator'> &
  Partial<Pick<PrepareDeployInput, 'creator'>>

/** A deployed collection. */
export interface DeployedCollection extends AdministrationResult {
  readonly deployment: SolanaAddress
  readonly groupMint: SolanaAddress
}

/**
 * Deploys a collection after checking that its symbol is free, and then reads its owner back.
 *
 * @throws SYMBOL_TAKEN, before anything is sent or if another deployment was faster
 * @throws INPUT_INVALID with all problems
 * @throws What `runAdministration` throws.
 */
export async function deployCollection(
  session: SendSession,
  input: DeployCollectionInput,
  options: AdministrationOptions = {},
): Promise<DeployedCollection> {
  const { connection, wallet } = session
  const complete = { ...input, creator: input.creator ?? wallet.publicKey.toBase58() }
  const { symbol, creator } = complete
  assertNoProblems(collectDeployProblems(complete))
  const owner = await symbolOwner(connection, symbol)
  if (owner !== undefined) throw new SolanaClientError('SYMBOL_TAKEN', { symbol, owner })

  const plan = await prepareDeploy(connection, complete)
  const { deployment, groupMint } = plan
  const run = { role: 'creator', plan: () => plan }
  try {
    return { ...(await runAdministration(session, run, options)), deployment, groupMint }
  } finally {
    await assertOwner(connection, symbol, creator)
  }
}

/** @throws SYMBOL_TAKEN if the symbol belongs to another owner */
async function assertOwner(connection: Connection, symbol: string, creator: string): Promise<void> {
  // The deployment's outcome is known by now, and reported even if the node fails here.
  const owner = await symbolOwner(connection, symbol).catch(() => undefined)
  if (owner !== undefined && owner !== creator) {
    throw new SolanaClientError('SYMBOL_TAKEN', { symbol, owner })
  }
}
