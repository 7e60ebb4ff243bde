import { documentDataUri, pictureDataUri } from '@mintline/assets/documents'
import { isMintlineError } from '@mintline/core'
import {
  type CollectionInfo,
  editionsDeploymentAddress,
  fetchChainTime,
  fetchCollectionInfo,
  fetchRent,
  type PhaseInput,
  type Plan,
  type PrepareDeployInput,
  phaseTermsOf,
  planAddPhases,
  prepareDeploy,
} from '@mintline/solana'
import { type Connection, PublicKey } from '@solana/web3.js'
import { LOW_FUNDS, requestFunds } from '#entities/wallet/lib/requestFunds.ts'

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
      const rentOf = await fetchRent(connection)
      return { plan: planAddPhases({ info, wallet, rentOf, phases }), deployment }
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

/** Name for demo drops, which identifies one that was left half done. */
export const DEMO_NAME = 'Demo Drop'

const ITEM_NAME = 'Demo {}'
const PRICE = 100_000_000n
/** Seconds, so that a clock that is a little behind finds the phase open. */
const HEAD_START = 60n

/** Creates metadata with an embedded picture: it needs no host, and fits into a URI's 200 bytes. */
function metadataWith(name: string, colours: string): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' style='background:radial-gradient(${colours})'/>`
  const image = pictureDataUri(new TextEncoder().encode(drawing), 'image/svg+xml')
  return documentDataUri({ name, image })
}

/** Returns a demo drop's symbol, by its number from 1 on: `DEMO`, `DEMO2`, `DEMO3`. */
export function demoSymbol(number: number): string {
  return number === 1 ? 'DEMO' : `DEMO${number}`
}

/**
 * Creates a drop to try things out: 100 items, each with its own colour.
 *
 * @param wallet Base58; owns it, pays, and is paid.
 */
export function demoDropOf(wallet: string, symbol: string): PrepareDeployInput {
  const all = [{ address: wallet, share: 100 }]
  return {
    creator: wallet,
    symbol,
    collectionName: DEMO_NAME,
    collectionUri: metadataWith(DEMO_NAME, 'gold,tomato,indigo'),
    itemBaseName: ITEM_NAME,
    itemBaseUri: metadataWith(ITEM_NAME, 'gold,oklch(.6 .2 {}7)'),
    treasury: wallet,
    maxNumberOfTokens: 100n,
    royalties: { royaltyBasisPoints: 500, creators: all },
    platformFee: { recipients: all },
  }
}

/** Creates its phase: open to everybody, for 0.1 coins, without an end. */
export function demoPhaseAt(now: bigint): PhaseInput {
  return { phaseType: 'public', priceAmount: PRICE, startTime: now - HEAD_START }
}
