import {
  type DeployInput,
  fetchMints,
  modifyCollection,
  phaseTermsOf,
  updateTokenNameUri,
} from '@mintline/solana'
import {
  ComputeBudgetProgram,
  type Keypair,
  PublicKey,
  sendAndConfirmTransaction,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import { administrationOf, connectionOf, readChainTime, readCollection } from './chain.ts'
import { DOCUMENTS, RUN } from './hostileHost.ts'
import { mintAs } from './mintAs.ts'
import type { RunningApp } from './startApp.ts'

/** A collection whose texts try to be more than text. */
export interface HostileCollection {
  deployment: string
  symbol: string
  name: string
}

type Texts = Pick<
  DeployInput,
  'symbol' | 'collectionName' | 'collectionUri' | 'itemBaseName' | 'itemBaseUri' | 'extraMeta'
>

/** Address used to deploy, before the hostile ones are written. */
const HARMLESS = 'https://example.com/{}.json'
const LONGEST_NAME = 64
const LONGEST_VALUE = 200

/** Metadata addresses that no page may open, in addition to the host's documents. */
const SCHEMES: readonly string[] = [
  `javascript:${RUN}`,
  `data:text/html,<script>parent.__ran=1</script>`,
  `data:application/json,{"name":"<img src=x onerror=${RUN}>","image":"javascript:${RUN}"}`,
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example/x.json',
  'https://user:password@evil.example/x.json',
  '',
]

/** Creates texts from markup, scripts and styles. */
export function markupTexts(host: string): Texts {
  return {
    symbol: '"><img src=x onerror=__ran=1>',
    collectionName: `<script>${RUN}</script><b data-hostile>B</b>`,
    collectionUri: `${host}/collection.json`,
    itemBaseName: `<svg onload=${RUN} data-hostile>{}`,
    itemBaseUri: `${host}/markup.json`,
    extraMeta: [
      { field: '__proto__', value: `javascript:${RUN}` },
      { field: 'constructor', value: '__proto__' },
      { field: 'toString', value: `data:text/html,<script>${RUN}</script>` },
      { field: 'hasOwnProperty', value: '</style><style data-hostile>*{color:red}</style>' },
      { field: '<b data-hostile>key</b>', value: `<img src=x onerror=${RUN} data-hostile>` },
      { field: `x" onmouseover="${RUN}`.slice(0, 32), value: `' style='position:fixed;inset:0' '` },
      { field: 'website', value: `javascript:${RUN}//https://example.com` },
      { field: 'picture', value: 'https://evil.example/picture.png' },
    ],
  }
}

/** Creates texts that are long, or run from right to left. */
export function unseenTexts(): Texts {
  return {
    symbol: '\u05e9\u05dc\u05d5\u05dd.exe\u{1f4a5}\u{1f4a5}',
    collectionName: 'W'.repeat(LONGEST_NAME),
    collectionUri: `javascript:${RUN}`,
    itemBaseName: `${'W'.repeat(LONGEST_NAME - 2)}{}`,
    itemBaseUri: `data:text/html,<script>parent.__ran=1</script>{}`,
    extraMeta: [
      { field: 'W'.repeat(32), value: 'W'.repeat(LONGEST_VALUE) },
      {
        field: '\u05d4\u05e4\u05d5\u05da',
        value: '\u05e9\u05dc\u05d5\u05dd (abc) \u05e9\u05dc\u05d5\u05dd',
      },
      { field: '\u{1f4a5}\u{1f4a5}', value: '\u{1f468}\u{1f469}\u{1f467}'.repeat(8) },
    ],
  }
}

/** Deploys a hostile collection with a phase for each type and an item for each hostile address. */
export async function deployHostile(
  app: RunningApp,
  { creator, texts, host }: { creator: Keypair; texts: Texts; host: string },
): Promise<HostileCollection> {
  const owner = administrationOf(app, creator)
  const address = creator.publicKey.toBase58()
  const now = await readChainTime(app)
  const { deployment } = await owner.deploy({
    ...texts,
    collectionUri: HARMLESS,
    itemBaseUri: HARMLESS,
    creator: address,
    treasury: address,
    royalties: { royaltyBasisPoints: 0, creators: [] },
    platformFee: { recipients: [{ address, share: 100 }] },
    phases: [
      { priceAmount: 0n, phaseType: 'public' as const },
      { priceAmount: 0n, phaseType: 'allowList' as const },
      {
        priceAmount: 0n,
        phaseType: 'merkleTree' as const,
        merkleRoot: new Uint8Array(32).fill(1),
      },
    ].map((phase) => phaseTermsOf({ ...phase, startTime: 0n }, now)),
  })
  await writeUris(app, creator, { deployment, ...texts })
  const uris = [...DOCUMENTS.map((path) => `${host}${path}`), ...SCHEMES]
  await mintAs(app, { wallet: creator, deployment, quantity: BigInt(uris.length) })
  const mints = await fetchMints(connectionOf(app), deployment)
  for (const [index, { mint }] of mints.entries()) {
    await send(app, creator, [
      updateTokenNameUri({
        deployment: new PublicKey(deployment),
        creator: creator.publicKey,
        mint: new PublicKey(mint),
        newName: itemName(index),
        newUri: uris[index] ?? '',
      }),
    ])
  }
  return { deployment, symbol: texts.symbol, name: texts.collectionName }
}

/** Writes addresses that our plans refuse: a hostile creator uses another program. */
async function writeUris(
  app: RunningApp,
  creator: Keypair,
  { deployment, collectionUri, itemBaseUri }: Texts & { deployment: string },
): Promise<void> {
  const { groupMint } = await readCollection(app, deployment)
  await send(app, creator, [
    modifyCollection({
      deployment: new PublicKey(deployment),
      creator: creator.publicKey,
      groupMint: new PublicKey(groupMint),
      changes: { collectionUri, itemBaseUri },
    }),
  ])
}

async function send(
  app: RunningApp,
  creator: Keypair,
  instructions: readonly TransactionInstruction[],
): Promise<void> {
  const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 850_000 })
  const transaction = new Transaction().add(limit, ...instructions)
  await sendAndConfirmTransaction(connectionOf(app), transaction, [creator])
}

/** Creates names that are markup, long or from right to left, in turns; each with its number. */
function itemName(index: number): string {
  const names = [
    `<img src=x onerror=${RUN} data-hostile>`,
    'W'.repeat(58),
    '\u05e9\u05dc\u05d5\u05dd.exe\u{1f4a5}',
  ]
  return `${names[index % names.length]} ${index + 1}`
}
