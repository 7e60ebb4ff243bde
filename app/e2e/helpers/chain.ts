import {
  type CollectionInfo,
  createAdministration,
  createConnection,
  fetchChainTime,
  fetchCollectionInfo,
  keypairWallet,
  type Plan,
  sendPlan,
} from '@mintline/solana'
import type { Connection, Keypair, PublicKey } from '@solana/web3.js'
import type { RunningApp } from './startApp.ts'

const TEN_SOL = 10_000_000_000

/** Opens a separate connection to a test's network. */
export function connectionOf({ network }: RunningApp): Connection {
  return createConnection(network.rpcUrl, { wsEndpoint: network.wsUrl })
}

/** Gives each wallet 10 SOL. */
export async function giveMoney(app: RunningApp, ...wallets: readonly PublicKey[]): Promise<void> {
  for (const wallet of wallets) await connectionOf(app).requestAirdrop(wallet, TEN_SOL)
}

/** Returns changes that a collection's owner can send without the page. */
export function administrationOf(app: RunningApp, owner: Keypair) {
  return createAdministration({ connection: connectionOf(app), wallet: keypairWallet(owner) })
}

/** Sends a plan without the page. */
export async function sendAs(app: RunningApp, sender: Keypair, plan: Plan): Promise<void> {
  const session = { connection: connectionOf(app), wallet: keypairWallet(sender) }
  const { status } = await sendPlan(session, plan)
  if (status !== 'confirmed') throw new Error(`${plan.title}: ${status}.`)
}

/** Reads a collection from the chain. */
export function readCollection(app: RunningApp, deployment: string): Promise<CollectionInfo> {
  return fetchCollectionInfo(connectionOf(app), deployment)
}

/** Fetches the network's chain time in unix seconds. */
export function readChainTime(app: RunningApp): Promise<bigint> {
  return fetchChainTime(connectionOf(app))
}
