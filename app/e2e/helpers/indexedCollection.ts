import { setTimeout as sleep } from 'node:timers/promises'
import { fetchMints } from '@mintline/solana'
import { Keypair, PublicKey, sendAndConfirmTransaction, Transaction } from '@solana/web3.js'
import { handOver } from '../../../server/test/ingest/_items.ts'
import { connectionOf, giveMoney } from './chain.ts'
import { addPhases } from './collectionPhases.ts'
import { deployCollection } from './deployCollection.ts'
import { mintAs } from './mintAs.ts'
import { PATIENCE } from './patience.ts'
import { type RunningApp, startApp } from './startApp.ts'
import { type RunningServer, startServer } from './startServer.ts'
import type { OpenOptions, Visit } from './visit.ts'

/** An item's metadata, which the server reads without a request. */
const METADATA = `data:application/json,{"name":"Tide %23{}","attributes":[{"trait_type":"Sea","value":"Calm"}]}`

/** Milliseconds between polls of the server's data. */
const INTERVAL = 100

/** The app, a server for its network, and a collection whose items 1 and 2 belong to two collectors. */
export interface IndexedCollection {
  app: RunningApp
  /** The server's URL. */
  indexer: string
  server: RunningServer
  deployment: string
  /** The collection's owner. */
  creator: Keypair
  /** Minted both items. */
  minter: Keypair
  /** Was given the first one. */
  friend: Keypair
  /** Item mints, sorted by number. */
  mints: readonly string[]
  /** The transfer's signature. */
  transfer: string
  /** Waits until the server knows this number of activities. */
  indexed: (count: number) => Promise<void>
  /** Opens a page in the collection, such as `/activity`. */
  open: (part: string, options?: OpenOptions) => Promise<Visit>
  close: () => Promise<void>
}

/** Starts everything: two items are minted for 0.25 SOL each, and the first is given away. */
export async function startIndexedCollection(): Promise<IndexedCollection> {
  const servers: RunningServer[] = []
  const app = await startApp({
    indexer: async (node) => {
      const started = await startServer(node)
      servers.push(started)
      return started.url
    },
  })
  const [server] = servers
  if (!server) throw new Error('The server was not started.')
  const indexer = server.url
  const [creator, minter, friend] = [Keypair.generate(), Keypair.generate(), Keypair.generate()]
  await giveMoney(app, minter.publicKey)
  const deployment = await deployCollection(app, {
    creator,
    symbol: 'TIDE',
    name: 'Tide',
    itemBaseUri: METADATA,
  })
  const phase = { phaseType: 'public', priceAmount: 250_000_000n, startTime: 1n } as const
  await addPhases(app, { creator, deployment, phases: [phase] })
  await mintAs(app, { wallet: minter, deployment, quantity: 2n })
  const mints = (await fetchMints(connectionOf(app), deployment)).map(({ mint }) => mint)
  const [first = ''] = mints
  const instructions = handOver(new PublicKey(first), {
    from: minter.publicKey,
    to: friend.publicKey,
  })
  const transaction = new Transaction().add(...instructions)
  const transfer = await sendAndConfirmTransaction(connectionOf(app), transaction, [minter])
  return {
    app,
    indexer,
    server,
    deployment,
    creator,
    minter,
    friend,
    mints,
    transfer,
    indexed: (count) => waitForActivities(indexer, deployment, count),
    open: (part, options) => app.open({ ...options, path: `#/collections/${deployment}${part}` }),
    close: async () => {
      await server.close()
      await app.close()
    },
  }
}

async function waitForActivities(indexer: string, deployment: string, count: number) {
  const types = ['MINT', 'TRANSFER'].map((type) => `type=${type}`).join('&')
  const url = `${indexer}/v0.1/activities/byCollection?${types}&size=1000&collection=SOLANA:${deployment}`
  const end = performance.now() + PATIENCE
  while (performance.now() < end) {
    const answer = await fetch(url)
    const { activities = [] } = (await answer.json()) as { activities?: unknown[] }
    if (activities.length === count) return
    await sleep(INTERVAL)
  }
  throw new Error('The server did not read what happened.')
}
