import type {
  DropPlan,
  DropPlanInput,
  DropStep,
  PlanWarning,
  RefusedChange,
} from '@mintline/core/drop'
import { CoreError, isMintlineError, type MintlineError } from '@mintline/core/errors'
import { assertSameChain } from '@mintline/core/networks'
import type { AskOptions } from '@mintline/core/node'
import type { Connection, Keypair } from '@solana/web3.js'
import { phaseChanges } from '../plans/changes/phaseChanges.ts'
import { planLock } from '../plans/collection/planLock.ts'
import { planModifyPlatformFeePrimaryAdmin } from '../plans/fees/planModifyFeeAdmins.ts'
import { lockedParts, newLocks } from '../plans/lockedParts.ts'
import { phaseStateOf } from '../plans/phases/phaseChange.ts'
import { phaseTermsOf } from '../plans/phases/phaseInput.ts'
import type { DesiredPhase } from '../plans/phases/planPhaseChanges.ts'
import { assertNoProblems } from '../plans/problems/problems.ts'
import type { CommittedFiles } from '../plans/reveal/committedFiles.ts'
import { prepareChanges } from '../prepare/prepareCompletion.ts'
import { prepareDeploy } from '../prepare/prepareDeploy.ts'
import { prepareLookupTable } from '../prepare/prepareLookupTable.ts'
import { preparePhaseChanges } from '../prepare/preparePhases.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import { fetchChainTime } from '../reads/fetchChainTime.ts'
import { fetchRent } from '../reads/fetchRent.ts'
import { fetchMintNetwork } from '../rpc/network.ts'
import type { Plan, PlannedTransaction } from '../transaction/plan.ts'
import type { PlanChange } from '../transaction/planChange.ts'
import { collectionToBe, phasesToBe } from './collectionToBe.ts'
import { contextOf, dropChangesOf, fetchDifferences } from './dropChanges.ts'
import {
  collectForeignTerms,
  deployInputOf,
  desiredPhaseOf,
  type SolanaDropTerms,
  tokenOf,
} from './dropTerms.ts'
import type { SolanaPresent } from './readDrop.ts'
import { inTermPaths } from './termPaths.ts'

/** Parts of the work on a drop, in sending order. Lists on chain come before the locks. */
export type SolanaDropPart = 'deployment' | 'phases' | 'proofs' | 'locks'

/** A planned transaction, and its part of the work. */
export interface SolanaDropStep extends DropStep, PlannedTransaction {
  readonly part: SolanaDropPart
}

/** Terms, the drop that they are for, and the keys of its first transactions. */
export interface SolanaDropPlanInput extends DropPlanInput<SolanaDropTerms, SolanaPresent> {
  /**
   * A new collection's group mint, which signs its deployment. Default: a new keypair. Keep it before you send, and plan
   * with it again until the deployment is confirmed: otherwise two might land.
   */
  readonly groupMint?: Keypair | undefined
  /**
   * Seed of the files to commit to, 32 bytes; keep it before you send. Undefined = it is kept elsewhere: only the number
   * of files is compared, once the drop is committed to them.
   */
  readonly seed?: Uint8Array | undefined
  /** As in a deployment's input, for a new drop whose phases are all open. */
  readonly opensAtOnce?: boolean | undefined
}

/** A plan, also in the client's own terms. */
export interface SolanaDropPlan extends DropPlan<SolanaDropStep> {
  /** Its changes with their kinds, and its warnings. */
  readonly native: {
    readonly changes: readonly PlanChange[]
    readonly warnings: readonly PlanWarning[]
  }
  /** The collection as the steps leave it; before a deployment, its group mint is a placeholder. */
  readonly toBe: CollectionInfo
}

interface TimedInput extends SolanaDropPlanInput {
  /** Chain time in Unix seconds. */
  readonly now: bigint
}

/** Plans by part, in sending order. */
interface PlannedParts {
  readonly parts: readonly (readonly [
    part: SolanaDropPart,
    plan: Pick<Plan, 'transactions' | 'warnings' | 'changes'>,
  ])[]
  readonly toBe: CollectionInfo
  readonly refused: readonly Refusal[]
}

interface Refusal extends RefusedChange {
  readonly part: SolanaDropPart
}

/**
 * Plans a drop's missing parts: everything, or its differences from the terms. Changes that the wallet may not make are
 * refused with WRONG_WALLET.
 *
 * @throws INPUT_INVALID if no drop can have the terms.
 * @throws CHAIN_MISMATCH for a drop of another network.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function planDrop(
  connection: Connection,
  input: SolanaDropPlanInput,
  options: AskOptions = {},
): Promise<SolanaDropPlan> {
  const { terms, present } = input
  const [network, now] = await Promise.all([
    fetchMintNetwork(connection, options),
    fetchChainTime(connection, options),
  ])
  if (present)
    assertSameChain({ current: network.genesisHash, required: present.network.genesisHash })
  assertNoProblems(collectForeignTerms(terms, network))
  const { parts, toBe, refused } = present
    ? await planChanges(connection, { ...input, present, now }, options)
    : await planNewDrop(connection, { ...input, now }, options)
  const native = {
    changes: parts.flatMap(([, { changes = [] }]) => changes),
    warnings: parts.flatMap(([, { warnings }]) => warnings),
  }
  const changes = dropChangesOf(native.changes, contextOf(terms, network))
  const differences = present ? await fetchDifferences(connection, { terms, present }, options) : []
  return {
    steps: parts.flatMap(([part, plan]) => plan.transactions.map((step) => ({ ...step, part }))),
    changes,
    lasting: differences.filter(({ path }) => {
      const isSet = changes.some((one) => `${one.path}.`.startsWith(`${path}.`))
      return !isSet && !refused.some(({ part }) => part === partOf(path))
    }),
    refused: refused.map(({ path, error }) => ({ path, error })),
    warnings: native.warnings,
    native,
    toBe,
  }
}

async function planNewDrop(
  connection: Connection,
  { terms, wallet, groupMint, seed, opensAtOnce = false, now }: TimedInput,
  options: AskOptions,
): Promise<PlannedParts> {
  const desired = (terms.phases ?? []).map(desiredPhaseOf)
  const phases = desired.map((phase) => phaseTermsOf(phase, now))
  const reveal = filesToCommit(terms, seed)
  const areOpen = desired.every(({ active = true }) => active)
  const input = {
    ...deployInputOf(terms, wallet),
    ...{ phases, reveal, groupMint, opensAtOnce: opensAtOnce && areOpen },
  }
  const plan = await inTermPaths(() => prepareDeploy(connection, input, options))
  const toBe = {
    ...collectionToBe(terms, wallet),
    phases: phasesToBe(desired, undefined, now),
  }
  const ofCollection = plan.transactions.length - plan.phaseTransactions
  const deployment = {
    transactions: plan.transactions.slice(0, ofCollection),
    warnings: plan.warnings,
    changes: [
      ...(plan.changes ?? []).filter(({ subject }) => subject === 'collection'),
      ...newPhaseChanges(terms, desired, now),
    ],
  }
  const adding = { transactions: plan.transactions.slice(ofCollection), warnings: [] }
  const room = terms.extras.lookupTable
    ? await inTermPaths(() => prepareLookupTable(connection, { info: toBe, wallet }, options))
    : undefined
  return {
    parts: [
      ['deployment', deployment],
      ['phases', adding],
      ...(room ? [['proofs', room] as const] : []),
    ],
    toBe,
    refused: [],
  }
}

/** A deployment's phases are open; once it is confirmed, they are planned anew, and closed ones stay closed. */
function newPhaseChanges(
  { currencies }: SolanaDropTerms,
  desired: readonly DesiredPhase[],
  now: bigint,
): readonly PlanChange[] {
  const byMint = new Map([...currencies].map(([id, unit]) => [tokenOf(id) ?? id, unit]))
  return desired.flatMap((phase, index) => {
    const terms = { ...phaseTermsOf(phase, now), active: phase.active ?? true }
    return phaseChanges(index, undefined, terms, byMint)
  })
}

async function planChanges(
  connection: Connection,
  {
    terms,
    wallet,
    present: { info, state },
    seed,
    now,
  }: TimedInput & { readonly present: SolanaPresent },
  options: AskOptions,
): Promise<PlannedParts> {
  const rentOf = await fetchRent(connection, options)
  const { locks, ...unlocked } = deployInputOf(terms, wallet, info)
  const reveal = state.extras.reveal && !seed ? undefined : filesToCommit(terms, seed)
  const onChain = info.phases.slice(terms.phases?.length).map(phaseStateOf)
  const desired = terms.phases && [...terms.phases.map(desiredPhaseOf), ...onChain]
  const target = { info, wallet, rentOf }
  const parts: PlannedParts['parts'][number][] = []
  const refused: Refusal[] = []
  const attempt = async (
    part: SolanaDropPart,
    plan: () => Promise<Omit<Plan, 'title'>>,
  ): Promise<void> => {
    try {
      parts.push([part, await inTermPaths(plan)])
    } catch (error) {
      refused.push(...refusalsOf(error, part))
    }
  }
  await attempt('deployment', () =>
    prepareChanges(
      connection,
      { info, wanted: { ...unlocked, reveal }, keepsLists: !desired },
      options,
    ),
  )
  // Last, since only the present one sets fee and second admin.
  const { firstFeeAdmin: newAdmin } = terms.extras
  if (newAdmin !== undefined) {
    const change = { info, wallet, newAdmin }
    await attempt('deployment', async () => planModifyPlatformFeePrimaryAdmin(change))
  }
  if (desired) {
    const input = { ...target, desired, now }
    await attempt('phases', () => preparePhaseChanges(connection, input, options))
  }
  const toBe = refused.length > 0 ? info : changedBy(terms, { wallet, info, desired, now })
  if (terms.extras.lookupTable) {
    const input = { info: toBe, wallet }
    await attempt('proofs', () => prepareLookupTable(connection, input, options))
  }
  const added = newLocks(info.locks, locks ?? {})
  // Last, since they forbid some of the other changes.
  if (lockedParts(added).length > 0) {
    await attempt('locks', async () => planLock({ ...target, locks: added }))
  }
  return { parts, toBe, refused }
}

function changedBy(
  terms: SolanaDropTerms,
  { wallet, info, desired, now }: ChangedCollection,
): CollectionInfo {
  const phases = desired ? phasesToBe(desired, info, now) : info.phases
  return { ...collectionToBe(terms, wallet, info), phases }
}

interface ChangedCollection {
  readonly wallet: string
  readonly info: CollectionInfo
  /** Undefined = its phases stay as they are. */
  readonly desired: readonly DesiredPhase[] | undefined
  readonly now: bigint
}

/** Returns the files to commit to. Planners refuse an empty seed. */
function filesToCommit(
  { extras: { files } }: SolanaDropTerms,
  seed: Uint8Array = new Uint8Array(),
): CommittedFiles | undefined {
  return files && { ...files, seed }
}

/** What each role alone may change. */
const PATHS_OF_ROLES: Readonly<Record<string, string>> = {
  'platform fee admin': 'money.platformFee',
  'primary platform fee admin': 'extras.feeCap',
}

/** Returns a refusal for each problem; throws any other error. */
function refusalsOf(error: unknown, part: SolanaDropPart): readonly Refusal[] {
  if (isMintlineError(error, 'WRONG_WALLET')) {
    return [{ part, path: PATHS_OF_ROLES[error.context.role] ?? 'owner', error }]
  }
  if (!isMintlineError(error, 'INPUT_INVALID')) throw error
  return error.context.problems.map((problem) => {
    const one: MintlineError = new CoreError(
      'INPUT_INVALID',
      { problems: [problem] },
      { cause: error },
    )
    return { part, path: problem.path, error: one }
  })
}

/** Returns the part that would settle a difference. */
function partOf(path: string): SolanaDropPart {
  if (path.startsWith('phases.')) return 'phases'
  return path === 'extras.locks' ? 'locks' : 'deployment'
}
