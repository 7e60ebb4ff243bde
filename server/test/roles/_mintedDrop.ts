import type { Localnet } from '@mintline/localnet'
import { Connection, type Keypair, type PublicKey } from '@solana/web3.js'
import { startPrograms } from '../../../clients/solana/test/localnet.ts'
import { Drop, fundedWallet } from '../../../clients/solana/test/reads/_drop.ts'
import * as calls from '../../src/indexer/calls.ts'
import { eventually } from '../ingest/_follow.ts'
import { burn, handOver } from '../ingest/_items.ts'
import { mintOf, type Place, placeOf } from './_places.ts'
import { type RunningServer, startFollowing } from './_server.ts'

/** Price per item in lamports. */
const PRICE = 5_000_000n

/** The drop's activity types. */
export const TYPES: readonly string[] = ['MINT', 'TRANSFER', 'BURN']

/** A drop with three items on a network, and a server that has read everything. */
export interface MintedDrop {
  readonly server: RunningServer
  readonly drop: Drop
  readonly creator: Keypair
  readonly ada: Keypair
  readonly bob: Keypair
  /** Ada's mint of two items, Bob's mint, the first item's transfer and the last item's burn. */
  readonly places: Readonly<Record<'ada' | 'bob' | 'transfer' | 'burn', Place>>
  readonly collectionId: string
  /** Returns an item's id, by its index among the three. */
  itemId(index: number): string
  /** Returns all activities, earliest first. */
  activities(): Promise<Awaited<ReturnType<typeof activitiesOf>>>
  close(): Promise<void>
}

/** Deploys a drop: Ada mints two items and sends the first one to Bob, who mints the third one and burns it. */
export async function mintedDrop(): Promise<MintedDrop> {
  const localnet = await startPrograms()
  const server = await startFollowing(localnet.rpcUrl)
  const wallets = await walletsOn(localnet)
  const { creator, ada, bob } = wallets
  const creators = [{ address: creator.publicKey, share: 100 }]
  const royalties = { royaltyBasisPoints: 500, creators }
  const drop = await Drop.deploy(localnet, { creator, royalties })
  await drop.addPhase({ priceAmount: PRICE })
  const mints = [...(await drop.mint(ada, 2)), ...(await drop.mint(bob, 1))]
  const mintAt = (index: number): PublicKey => {
    const mint = mints[index]
    if (!mint) throw new Error(`Item ${index} was not minted`)
    return mint
  }
  const { connection } = drop
  const minted = [await mintOf(connection, mintAt(0)), await mintOf(connection, mintAt(2))]
  const [from, to] = [ada.publicKey, bob.publicKey]
  const transfer = await drop.send(handOver(mintAt(0), { from, to }), [ada])
  const burned = await drop.send(burn(mintAt(2), to), [bob])
  const [ofAda = '', ofBob = ''] = minted
  const places = {
    ada: await placeOf(connection, ofAda),
    bob: await placeOf(connection, ofBob),
    transfer: await placeOf(connection, transfer),
    burn: await placeOf(connection, burned),
  }
  const activities = () => activitiesOf(server)
  await eventually(async () => ((await activities()).length === 5 ? true : undefined))
  return {
    ...wallets,
    server,
    drop,
    places,
    collectionId: `SOLANA:${drop.address}`,
    itemId: (index) => `SOLANA:${mintAt(index)}`,
    activities,
    close: async () => {
      await server.close()
      await localnet.close()
    },
  }
}

/** Returns a wallet's id. */
export const walletId = (wallet: Keypair): string => `SOLANA:${wallet.publicKey}`

async function walletsOn({ rpcUrl }: Localnet) {
  const connection = new Connection(rpcUrl, 'confirmed')
  return {
    creator: await fundedWallet(connection),
    ada: await fundedWallet(connection),
    bob: await fundedWallet(connection),
  }
}

async function activitiesOf(server: RunningServer) {
  const parameters = { type: TYPES, sort: 'EARLIEST_FIRST' }
  return (await server.ask(calls.getAllActivities, parameters)).body.activities
}
