import { Keypair } from '@solana/web3.js'
import { administrationOf, giveMoney } from './chain.ts'
import { serveMetadata } from './metadataServer.ts'
import { mintAs } from './mintAs.ts'
import { type RunningApp, startApp } from './startApp.ts'
import type { OpenOptions, Visit } from './visit.ts'

/** On the hour; later than the clock on any machine that runs this. */
const START = Date.parse('2040-03-05T10:00:00Z') / 1_000
const HOUR = 3_600

/** The app on a network where 60 items in a collection have been minted. */
export interface MintedCollection {
  app: RunningApp
  /** The metadata server's URL. */
  metadataUrl: string
  deployment: string
  owner: Keypair
  minter: Keypair
  treasury: string
  /** Second creator, and the first platform fee recipient. */
  second: string
  /** Secondary platform fee admin. */
  admin: string
  /** Opens a page in the collection, such as `/items`. */
  open: (part: string, options?: OpenOptions) => Promise<Visit>
  close: () => Promise<void>
}

/** Starts the app with a collection with every field set, minted in three hours in March 2040. */
export async function startMintedCollection(): Promise<MintedCollection> {
  const app = await startApp()
  const metadata = await serveMetadata()
  const [owner, minter, ...others] = [1, 2, 3, 4, 5].map(() => Keypair.generate())
  const [treasury, second, admin] = others.map(({ publicKey }) => publicKey.toBase58())
  if (!owner || !minter || !treasury || !second || !admin) throw new Error('Somebody is missing.')
  const people = { owner, minter, treasury, second, admin }
  await giveMoney(
    app,
    owner.publicKey,
    minter.publicKey,
    ...others.map(({ publicKey }) => publicKey),
  )
  app.network.setClock(START - HOUR)
  const deployment = await deploy(app, metadata.url, people)
  // Three hours with mints, the first two in sequence
  for (const [time, quantity] of [
    [START, 5n],
    [START + HOUR, 1n],
    [START + 30 * HOUR, 54n],
  ] as const) {
    app.network.setClock(time)
    await mintAs(app, { wallet: minter, deployment, quantity })
  }
  return {
    app,
    metadataUrl: metadata.url,
    deployment,
    ...people,
    open: (part, options) => app.open({ ...options, path: `#/collections/${deployment}${part}` }),
    close: async () => {
      await Promise.all([metadata.close(), app.close()])
    },
  }
}

async function deploy(
  app: RunningApp,
  metadataUrl: string,
  {
    owner,
    treasury,
    second,
    admin,
  }: Pick<MintedCollection, 'owner' | 'treasury' | 'second' | 'admin'>,
): Promise<string> {
  const address = owner.publicKey.toBase58()
  const begin = BigInt(START)
  const made = await administrationOf(app, owner).deploy({
    symbol: 'DAWN',
    collectionName: 'Dawn Chorus',
    collectionUri: `${metadataUrl}/collection.json`,
    itemBaseName: 'Dawn #{}',
    itemBaseUri: `${metadataUrl}/{}.json`,
    treasury,
    maxMintsPerWallet: 400n,
    maxNumberOfTokens: 1_000n,
    royalties: {
      royaltyBasisPoints: 525,
      creators: [
        { address, share: 60 },
        { address: second, share: 40 },
      ],
    },
    platformFee: {
      platformFeeValue: 250n,
      recipients: [
        { address: second, share: 70 },
        { address: treasury, share: 30 },
      ],
    },
    platformFeeCap: { basisPoints: 500 },
    extraMeta: [{ field: 'Season', value: 'Spring <b>2040</b>' }],
    platformFeeSecondaryAdmin: admin,
    phases: [
      {
        phaseType: 'public',
        priceAmount: 10_000_000n,
        startTime: begin - 60n,
        endTime: begin + 400n * BigInt(HOUR),
        maxMintsPerWallet: 300n,
        maxMintsTotal: 500n,
      },
      {
        phaseType: 'allowList',
        priceAmount: 0n,
        startTime: begin + 100n * BigInt(HOUR),
        endTime: begin + 200n * BigInt(HOUR),
        maxMintsPerWallet: 0n,
        maxMintsTotal: 0n,
      },
    ],
  })
  return made.deployment
}
