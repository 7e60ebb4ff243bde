import {
  type CollectionInfo,
  editionsDeploymentAddress,
  fetchReceivers,
  type PhaseTerms,
  type Plan,
  planDeploy,
  planModifyCollection,
  planModifyMetadata,
  planModifyPlatformFee,
  planModifyPlatformFeeSecondaryAdmin,
  planModifyRoyalties,
  SolanaClientError,
} from '@mintline/solana'
import { PublicKey } from '@solana/web3.js'
import { fetchCollectionIfAny } from '../chain/fetchCollectionIfAny.ts'
import { deployInputOf } from '../config/deployInputOf.ts'
import type { CollectionConfig } from '../config/schema.ts'
import type { WriteSession } from '../sending/openSession.ts'
import { groupMintFile } from '../state/groupMintFile.ts'
import { compareCollection } from './compareCollection.ts'

const NOBODY = PublicKey.default.toBase58()

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
  const { cluster, context, stateFolder } = session
  const deployment = editionsDeploymentAddress(config.symbol).toBase58()
  const info = await fetchCollectionIfAny(cluster.connection, deployment)
  const file = groupMintFile(stateFolder, deployment)
  if (info) {
    const plan = await planDifferences(session, config, { info, ...options })
    if (!context.options.dryRun) file.forget()
    return { deployment, info, plan, whileKept: (send) => send() }
  }
  const groupMint = file.load()
  const plan = await planNew(session, config, { ...options, groupMint })
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

async function planNew(
  { cluster, address }: WriteSession,
  config: CollectionConfig,
  options: CollectionWorkOptions & {
    groupMint: ReturnType<ReturnType<typeof groupMintFile>['load']>
  },
): Promise<Plan> {
  const input = deployInputOf(config, address, cluster.currency)
  return planDeploy({
    ...input,
    ...options,
    ...(await fetchReceivers(cluster.connection, receiversOf(config))),
  })
}

/** Also what a deployment that was stopped half-way left undone. Fields that others set stay. */
async function planDifferences(
  { cluster, address }: WriteSession,
  config: CollectionConfig,
  {
    info,
    fundReceivers,
  }: Pick<CollectionWorkOptions, 'fundReceivers'> & {
    readonly info: CollectionInfo
  },
): Promise<Plan> {
  if (info.creator !== address) {
    throw new SolanaClientError('SYMBOL_TAKEN', { symbol: info.symbol, owner: info.creator })
  }
  const wanted = deployInputOf(config, address, cluster.currency)
  const target = { info, wallet: address }
  const { extraMeta: add, royalties } = config
  const funding = {
    fundReceivers,
    ...(await fetchReceivers(cluster.connection, receiversOf(config))),
  }
  const plans = [
    await planModifyCollection({ ...target, ...funding, changes: { ...changesOf(config) } }),
    await planModifyRoyalties({ ...target, royalties }),
    await planModifyMetadata({ ...target, add }),
  ]
  // Only fee admins may ask, so nobody does where there is nothing to change.
  const differing = compareCollection(info, wanted).map(({ field }) => field)
  if (differing.some((field) => field.startsWith('platformFee.'))) {
    const { platformFeeValue = 0n, isFeeFlat = false, recipients } = wanted.platformFee
    const platformFee = { platformFeeValue, isFeeFlat, recipients }
    plans.push(await planModifyPlatformFee({ ...target, ...funding, platformFee }))
  }
  if (differing.includes('platformFeeSecondaryAdmin')) {
    const newAdmin = config.platformFeeSecondaryAdmin ?? NOBODY
    plans.push(await planModifyPlatformFeeSecondaryAdmin({ ...target, newAdmin }))
  }
  return {
    title: `Bring ${info.symbol} to what the config says`,
    transactions: plans.flatMap(({ transactions }) => transactions),
    warnings: plans.flatMap(({ warnings }) => warnings),
    changes: plans.flatMap(({ changes = [] }) => changes),
  }
}

function receiversOf({ treasury, platformFee }: CollectionConfig): string[] {
  return [treasury, ...platformFee.recipients.map(({ address }) => address)]
}

function changesOf(config: CollectionConfig) {
  const { collectionName, collectionUri, itemBaseName, itemBaseUri, treasury } = config
  const { maxNumberOfTokens, maxMintsPerWallet, cosignerProgramId = NOBODY } = config
  return {
    collectionName,
    collectionUri,
    itemBaseName,
    itemBaseUri,
    treasury,
    maxNumberOfTokens,
    maxMintsPerWallet,
    cosignerProgramId,
  }
}
