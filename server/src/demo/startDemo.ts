import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Localnet, loadWorkspacePrograms, startLocalnet } from '@mintline/localnet'
import { deleteUserText, signInText } from '@mintline/marketplace-api/texts'
import { planVisits, type Visit } from '../../../examples/first-drop/lib/planVisits.ts'
import { type Drop, readDrop } from '../../../examples/first-drop/lib/readDrop.ts'
import { runDrop, STEPS_OF_DROP } from '../../../examples/first-drop/lib/runDrop.ts'
import { Steps } from '../../../examples/first-drop/lib/steps.ts'
import { COLLECTORS, exampleWallet } from '../../../examples/first-drop/lib/wallets.ts'
import type { DevelopmentWallet } from '../config/developmentWallet.ts'
import type { Settings } from '../config/settings.ts'
import { ServerError } from '../errors/serverError.ts'
import type { Log } from '../log/openLog.ts'
import type { Running } from '../roles/role.ts'
import { startServer } from '../roles/startServer.ts'

const EXAMPLE = fileURLToPath(
  new URL('../../../examples/first-drop/drop.config.json', import.meta.url),
)

/** Fields in the example's config that change here. */
interface ExampleConfig {
  readonly phases: readonly { kind: string; start?: string; end?: string }[]
}

/** A drop, and the mints that show it. */
interface OpenDrop {
  readonly drop: Drop
  readonly visits: readonly Visit[]
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** Milliseconds between two checks for the items, and the maximum until all are listed. */
const LOOKS = { interval: 100, patience: 60_000 }

/** PKCS #8 header before the seed of an Ed25519 key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const SEED_BYTES = 32
const FIELDS = ['domain', 'uri', 'chainId', 'nonce', 'issuedAt', 'expirationTime'] as const

/**
 * Starts a server with its own network, launches the example's drop there and mints from it. All data is in a temporary
 * folder.
 *
 * @param settings - the server's; database and chains are replaced
 * @param print - prints a line for the operator
 * @returns handle that stops the server and the network, and deletes the folder
 * @throws `DEMO_FAILED`, and what `startServer` and `startLocalnet` throw
 */
export async function startDemo(
  settings: Settings,
  log: Log,
  print: (line: string) => void,
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'mintline-demo-'))
  const parts: Running[] = []
  const close = async () => {
    for (const part of parts.splice(0).reverse()) await part.close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const localnet = await startLocalnet({ rpcPort: 0, programs: loadWorkspacePrograms(ROOT) })
    parts.push(localnet)
    const server = await startServer(settingsFor(localnet, folder, settings), log)
    parts.push(server)
    const minted = await launchAndMint(localnet, folder, print)
    const items = await listed(server.url, minted)
    print('')
    print(`Status page    ${server.url}/`)
    print(`Documentation  ${server.url}/docs/indexer`)
    print(`Marketplace    ${server.url}/docs/marketplace`)
    print(`Items          ${items}`)
    print('Ctrl-C ends everything and deletes it.')
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}

function settingsFor({ rpcUrl }: Localnet, folder: string, settings: Settings): Settings {
  return {
    ...settings,
    database: { folder: join(folder, 'database'), url: undefined, readUrl: undefined },
    nodes: { SOLANA: [rpcUrl] },
    developmentWallet: developmentWallet(COLLECTORS[0]),
  }
}

/** Launches the drop, mints, and returns the number of minted items. */
async function launchAndMint(
  localnet: Localnet,
  folder: string,
  print: (line: string) => void,
): Promise<number> {
  const { drop, visits } = await openDrop(folder, BigInt(Math.floor(Date.now() / 1_000)))
  const steps = new Steps(STEPS_OF_DROP + visits.length, print)
  if (!(await runDrop({ localnet, drop, visits, steps, folder }))) {
    throw new ServerError('DEMO_FAILED', { reason: 'the drop was not launched' })
  }
  return visits.reduce((sum, { quantity }) => sum + Number(quantity), 0)
}

/** Waits until all items are listed, and returns the list's URL. */
async function listed(server: string | undefined, count: number): Promise<string> {
  const end = performance.now() + LOOKS.patience
  while (performance.now() < end) {
    const answer = await fetch(`${server}/v0.1/items/all?size=${count}`)
    const { items = [] } = (await answer.json()) as { items?: { collection: string }[] }
    const [first] = items
    if (first && items.length === count) {
      return `${server}/v0.1/items/byCollection?collection=${first.collection}`
    }
    await sleep(LOOKS.interval)
  }
  throw new ServerError('DEMO_FAILED', { reason: 'the items did not arrive' })
}

/**
 * Prepares the example's drop with its public phase alone, open from now on: the network keeps real time, so that
 * activities have true times. Each example collector mints in it.
 *
 * @param folder - where its config is kept
 * @param now - Unix seconds
 */
async function openDrop(folder: string, now: bigint): Promise<OpenDrop> {
  const config: ExampleConfig = JSON.parse(readFileSync(EXAMPLE, 'utf8'))
  const phases = config.phases
    .filter(({ kind }) => kind === 'public')
    .map(({ start: _, end: __, ...phase }) => phase)
  const path = join(folder, 'drop.config.json')
  writeFileSync(path, JSON.stringify({ ...config, phases }, undefined, 2))
  const drop = await readDrop(path)
  const visits = planVisits(drop, now).flatMap((visit) =>
    COLLECTORS.map((collector) => ({ ...visit, collector })),
  )
  return { drop, visits }
}

/** Returns an example collector's wallet, for the demo's status page. */
export function developmentWallet(name: string): DevelopmentWallet {
  const { publicKey, secretKey } = exampleWallet(name)
  const address = publicKey.toBase58()
  const date = new Date(0)
  const consent = { domain: '{domain}', user: '{user}', wallet: `SOLANA:${address}`, date }
  const named = Object.fromEntries(FIELDS.map((field) => [field, `{${field}}`]))
  return {
    blockchain: 'SOLANA',
    address,
    key: Buffer.concat([PKCS8, secretKey.subarray(0, SEED_BYTES)]).toString('base64'),
    text: signInText({
      ...(named as Record<(typeof FIELDS)[number], string>),
      group: 'SOLANA',
      address,
    }),
    deletionText: deleteUserText(consent).replace(date.toISOString(), '{date}'),
  }
}
