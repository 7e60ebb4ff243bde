import {
  type CollectionInfo,
  editionsDeploymentAddress,
  type PhaseTerms,
  type Plan,
  prepareCompletion,
  prepareDeploy,
} from '@mintline/solana'
import { fetchCollectionIfAny } from '../chain/fetchCollectionIfAny.ts'
import { deployInputOf } from '../config/deployInputOf.ts'
import type { CollectionConfig } from '../config/schema.ts'
import type { WriteSession } from '../sending/openSession.ts'
import { groupMintFile } from '../state/groupMintFile.ts'

/** What it takes to have a config's collection on chain. */
export interface CollectionWork {
  /** Base58 address that the collection has or will have. */
  readonly deployment: string
  /** The collection as it is now; undefined where it is not there. */
  readonly info: CollectionInfo | undefined
  /** Empty where it is as the config says. */
  readonly plan: Plan
  /** Runs what sends the plan, with the key of the group mint kept until it has ended. */
  whileKept<Result>(send: () => Promise<Result>): Promise<Result>
}

/** How to plan it. */
export interface CollectionWorkOptions {
  /** Gives treasury and fee recipients the rent that they lack to be paid. */
  readonly fundReceivers: boolean
  /** Phases to add with a new collection; none where left out. */
  readonly phases?: readonly PhaseTerms[]
}

/**
 * Works out what is missing of a collection: all of it, or what differs from the config.
 *
 * @throws SYMBOL_TAKEN where it is somebody else's
 */
export async function planCollection(
  session: WriteSession,
  config: CollectionConfig,
  options: CollectionWorkOptions,
): Promise<CollectionWork> {
  const { address, cluster, context, stateFolder } = session
  const { fundReceivers, phases } = options
  const wanted = { ...deployInputOf(config, address, cluster.currency), fundReceivers }
  const deployment = editionsDeploymentAddress(config.symbol).toBase58()
  const info = await fetchCollectionIfAny(cluster.connection, deployment)
  const file = groupMintFile(stateFolder, deployment)
  if (info) {
    const completion = await prepareCompletion(cluster.connection, { info, wanted })
    const plan = { ...completion, title: `Bring ${info.symbol} to what the config says` }
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
