import {
  type CollectionInfo,
  createConnection,
  type DesiredPhase,
  fetchChainTime,
  fetchCollectionInfo,
  keypairWallet,
  planPhaseChanges,
  sendPlan,
} from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import type { RunningApp } from './startApp.ts'

/** A collection as it is on chain. */
export function readCollection(app: RunningApp, deployment: string): Promise<CollectionInfo> {
  return fetchCollectionInfo(connectionOf(app), deployment)
}

/** The time of the network in unix seconds. */
export function readChainTime(app: RunningApp): Promise<bigint> {
  return fetchChainTime(connectionOf(app))
}

/** Makes the phases of a collection as given, as somebody else would, without the page. */
export async function setPhases(
  app: RunningApp,
  {
    creator,
    deployment,
    phases,
  }: { creator: Keypair; deployment: string; phases: readonly DesiredPhase[] },
): Promise<void> {
  const connection = connectionOf(app)
  const info = await fetchCollectionInfo(connection, deployment)
  const now = await fetchChainTime(connection)
  const wallet = creator.publicKey.toBase58()
  const plan = await planPhaseChanges({ info, wallet, desired: phases, now })
  const result = await sendPlan({ connection, wallet: keypairWallet(creator) }, plan)
  if (result.status !== 'confirmed') throw new Error(`The change of phases ${result.status}.`)
}

function connectionOf({ network }: RunningApp) {
  return createConnection(network.rpcUrl, { wsEndpoint: network.wsUrl })
}
