import { isMintlineError } from '@mintline/core'
import {
  type CollectionInfo,
  editionsDeploymentAddress,
  fetchChainTime,
  fetchCollectionInfo,
  type Plan,
  phaseTermsOf,
  planAddPhases,
  prepareDeploy,
} from '@mintline/solana'
import { type Connection, PublicKey } from '@solana/web3.js'
import { LOW_FUNDS, requestFunds } from '#entities/wallet/lib/requestFunds.ts'
import { DEMO_NAME, demoDropOf, demoPhaseAt, demoSymbol } from '../lib/demoDrop.ts'

/** A plan for a demo drop. */
interface DemoDropPlan {
  readonly plan: Plan
  /** The collection's address in base58. */
  readonly deployment: string
}

/**
 * Plans a demo drop with the first free symbol. If the wallet's earlier one has no phase, as after half an attempt,
 * plans its phase. A wallet with little money is funded by the embedded network's faucet.
 *
 * @param wallet Base58; owns the collection and pays.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED
 */
export async function planDemoDrop(connection: Connection, wallet: string): Promise<DemoDropPlan> {
  await fundIfLow(connection, wallet)
  const now = await fetchChainTime(connection)
  const phases = [phaseTermsOf(demoPhaseAt(now), now)]
  for (let number = 1; ; number += 1) {
    const symbol = demoSymbol(number)
    const deployment = editionsDeploymentAddress(symbol).toBase58()
    const info = await holderOf(connection, deployment)
    if (!info) {
      const plan = await prepareDeploy(connection, { ...demoDropOf(wallet, symbol), phases })
      return { plan, deployment }
    }
    if (info !== 'unknown' && isHalfDone(info, wallet)) {
      return { plan: planAddPhases({ info, wallet, phases }), deployment }
    }
  }
}

async function fundIfLow(connection: Connection, wallet: string): Promise<void> {
  const balance = await connection.getBalance(new PublicKey(wallet))
  if (BigInt(balance) < LOW_FUNDS) await requestFunds(connection, wallet)
}

/** Returns a symbol's collection; undefined = the symbol is free. */
async function holderOf(
  connection: Connection,
  deployment: string,
): Promise<CollectionInfo | 'unknown' | undefined> {
  try {
    return await fetchCollectionInfo(connection, deployment)
  } catch (error) {
    if (isMintlineError(error, 'EDITIONS_NOT_FOUND')) return undefined
    if (isMintlineError(error, 'EDITIONS_CONTROLS_NOT_FOUND')) return 'unknown'
    throw error
  }
}

function isHalfDone({ creator, metadata, phases }: CollectionInfo, wallet: string): boolean {
  const isOurs = creator === wallet && metadata.collectionBaseName === DEMO_NAME
  return isOurs && phases.length === 0
}
