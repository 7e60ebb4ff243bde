import {
  type CollectionInfo,
  editionsDeploymentAddress,
  type Plan,
  type PlannedPhase,
  prepareCompletion,
  prepareDeploy,
} from '@mintline/solana'
import { fetchCollectionIfAny } from '../chain/fetchCollectionIfAny.ts'
import { deployInputOf } from '../config/deployInputOf.ts'
import type { CollectionConfig } from '../config/schema.ts'
import type { WriteSession } from '../sending/openSession.ts'
import { groupMintFile } from '../state/groupMintFile.ts'

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
  const wanted = deployInputOf(config, address, cluster.currency)
  const deployment = editionsDeploymentAddress(config.symbol).toBase58()
  const info = await fetchCollectionIfAny(cluster.connection, deployment)
  const file = groupMintFile(stateFolder, deployment)
  if (info) {
    const { locks, ...unlocked } = wanted
    const completion = await prepareCompletion(cluster.connection, {
      info,
      wanted: locksLater ? unlocked : { ...unlocked, locks },
    })
    const plan = { ...completion, title: `Update ${info.symbol} to match the config` }
    if (!context.options.dryRun) file.forget()
    return { deployment, info, plan, whileKept: (send) => send() }
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
      const result = await send()
      file.forget()
      return result
    },
  }
}
