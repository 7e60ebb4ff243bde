import type { SolanaAddress } from '@mintline/core/identifiers'
import type { Connection } from '@solana/web3.js'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { deriveEditionsControls, deriveEditionsDeployment } from '../pda/derivedAddresses.ts'
import { collectDeployProblems } from '../plans/deploy/collectDeployProblems.ts'
import { assertNoProblems } from '../plans/problems/problems.ts'
import { type PrepareDeployInput, prepareDeploy } from '../prepare/prepareDeploy.ts'
import { fetchAccounts } from '../reads/fetchAccounts.ts'
import { decodeEditionsControls } from '../reads/records/editionsControls.ts'
import { decodeEditionsDeployment } from '../reads/records/editionsDeployment.ts'
import type { SendSession } from '../send/wallet.ts'
import {
  type AdministrationOptions,
  type AdministrationResult,
  runAdministration,
} from './runAdministration.ts'

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

/**
 * Returns who owns the collection with this symbol; undefined = the symbol is free.
 *
 * @param symbol 1 to 32 bytes.
 */
export async function symbolOwner(
  connection: Connection,
  symbol: string,
): Promise<SolanaAddress | undefined> {
  const deployment = deriveEditionsDeployment(symbol)
  const accounts = [deployment, deriveEditionsControls(deployment)]
  const [editions, controls] = await fetchAccounts(connection, accounts)
  if (!editions) return undefined
  // Anybody may deploy with the editions program alone, without controls.
  return controls
    ? decodeEditionsControls(controls).creator
    : decodeEditionsDeployment(editions).creator
}
