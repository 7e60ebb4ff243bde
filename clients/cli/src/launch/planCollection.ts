import {
  type CollectionInfo,
  type CommittedFiles,
  editionsDeploymentAddress,
  fetchReveal,
  type Plan,
  type PlannedPhase,
  prepareCompletion,
  prepareDeploy,
  randomSeed,
} from '@mintline/solana'
import { fetchCollectionIfAny } from '../chain/fetchCollectionIfAny.ts'
import { deployInputOf } from '../config/deployInputOf.ts'
import type { CollectionConfig } from '../config/schema.ts'
import type { WriteSession } from '../sending/openSession.ts'
import { groupMintFile } from '../state/groupMintFile.ts'
import { revealFile, revealPath, seedText } from '../state/revealFile.ts'

/** A plan for a config's collection. */
export interface CollectionWork {
  /** Base58 address of the existing or future collection. */
  readonly deployment: string
  /** The present collection; undefined if it does not exist. */
  readonly info: CollectionInfo | undefined
  /** Empty if the collection matches the config. */
  readonly plan: Plan
  /** Runs the function that sends the plan, and stores the group mint's key until it ends. */
  whileKept<Result>(send: () => Promise<Result>): Promise<Result>
}

/** Options for planning. */
export interface CollectionWorkOptions {
  /** Phases for a new collection. Default: none. */
  readonly phases?: readonly PlannedPhase[]
  /** Leave an existing collection's missing locks to the caller, who has other changes to make. Default: false. */
  readonly locksLater?: boolean
}

/**
 * Plans a collection's missing parts: everything, or the differences from the config.
 *
 * @throws SYMBOL_TAKEN if it has another owner
 */
export async function planCollection(
  session: WriteSession,
  config: CollectionConfig,
  options: CollectionWorkOptions = {},
): Promise<CollectionWork> {
  const { address, cluster, context, stateFolder } = session
  const { phases, locksLater = false } = options
  const deployment = editionsDeploymentAddress(config.symbol).toBase58()
  const info = await fetchCollectionIfAny(cluster.connection, deployment)
  const file = groupMintFile(stateFolder, deployment)
  const { reveal, keepSeed } = await filesToCommit(session, { config, deployment, info })
  const wanted = { ...deployInputOf(config, address, cluster.currency), reveal }
  if (info) {
    const { locks, ...unlocked } = wanted
    const completion = await prepareCompletion(cluster.connection, {
      info,
      wanted: locksLater ? unlocked : { ...unlocked, locks },
    })
    const plan = { ...completion, title: `Update ${info.symbol} to match the config` }
    if (!context.options.dryRun) file.forget()
    const whileKept = <Result>(send: () => Promise<Result>): Promise<Result> => {
      keepSeed()
      return send()
    }
    return { deployment, info, plan, whileKept }
  }
  const groupMint = file.load()
  const plan = await prepareDeploy(cluster.connection, { ...wanted, phases, groupMint })
  return {
    deployment,
    info,
    plan,
    whileKept: async (send) => {
      if (context.options.dryRun) return send()
      file.keep(groupMint)
      keepSeed()
      const result = await send()
      file.forget()
      return result
    },
  }
}

interface Committing {
  readonly reveal: CommittedFiles | undefined
  /** Stores a new seed, before the commitment is sent. */
  keepSeed(): void
}

/** Finds what a config's collection is to be committed to: with the stored seed, otherwise with a new one. */
async function filesToCommit(
  { cluster, context, stateFolder }: WriteSession,
  { config, deployment, info }: CollectionToCommit,
): Promise<Committing> {
  const { reveal: files } = config
  const nothing = { reveal: undefined, keepSeed: () => {} }
  if (!files) return nothing
  const file = revealFile(revealPath(stateFolder, deployment))
  const stored = file.read()
  const committed = info && (await fetchReveal(cluster.connection, deployment))
  // Another machine has the seed: the number of files is all that can be compared.
  if (committed && !stored) return nothing
  const reveal = { ...files, seed: stored?.seed ?? randomSeed() }
  if (committed || context.options.dryRun) return { reveal, keepSeed: () => {} }
  return {
    reveal,
    keepSeed: () => {
      file.keep(reveal)
      context.output.info(seedText(file.path))
    },
  }
}

interface CollectionToCommit {
  readonly config: CollectionConfig
  readonly deployment: string
  /** Undefined = not deployed yet. */
  readonly info: CollectionInfo | undefined
}
