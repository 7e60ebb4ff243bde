import { EXIT } from '@mintline/cli'
import { solanaAddress } from '@mintline/core/identifiers'
import type { Localnet } from '@mintline/localnet'
import {
  editionsDeploymentAddress,
  fetchChainTime,
  fetchCollectionInfo,
  formatAmount,
  keypairWallet,
  mintItems,
} from '@mintline/solana'
import { Connection, LAMPORTS_PER_SOL, PublicKey } from '@solana/web3.js'
import { launch } from './launch.ts'
import type { Visit } from './planVisits.ts'
import type { Drop } from './readDrop.ts'
import type { StepResult, Steps } from './steps.ts'
import { addressOf, exampleWallet } from './wallets.ts'

const FUNDS = 10 * LAMPORTS_PER_SOL
const MILLISECONDS = 1_000

/** Steps beside the visits: wallets, launch, summary. */
export const STEPS_OF_DROP = 3

/** A drop and where it runs. */
export interface RunInput {
  readonly localnet: Localnet
  readonly drop: Drop
  readonly visits: readonly Visit[]
  readonly steps: Steps
  /** Folder for the launch's state. */
  readonly folder: string
}

/** Launches the drop, mints in each phase as the clock advances, and prints a summary. Returns false if the launch fails. */
export async function runDrop({ localnet, drop, visits, steps, folder }: RunInput) {
  const { rpcUrl } = localnet
  const connection = new Connection(rpcUrl, 'confirmed')
  const { symbol } = drop.config
  await steps.run('Fund the development wallets', () => fundWallets(connection, visits))

  const { exitCode } = await steps.run('Launch the drop: mintline launch', async () => {
    const before = await balanceOf(connection, addressOf('creator'))
    const print = (line: string) => steps.say(line)
    const code = await launch({ path: drop.path, rpcUrl, folder, print })
    const cost = before - (await balanceOf(connection, addressOf('creator')))
    const summary = code === EXIT.ok ? 'launched' : `not launched: exit code ${code}`
    return { exitCode: code, summary, cost }
  })
  if (exitCode !== EXIT.ok) return false

  const receivers = receiversOf(drop)
  const balances = () => Promise.all(receivers.map(({ address }) => balanceOf(connection, address)))
  const before = await balances()
  for (const visit of visits) {
    const { quantity, phase, collector } = visit
    await steps.run(`Mint ${quantity} in ${phase} as ${collector}`, () =>
      mint(localnet, connection, drop, visit),
    )
  }
  await steps.run('Read the collection back', async () => {
    const after = await balances()
    const deployment = editionsDeploymentAddress(symbol).toBase58()
    const info = await fetchCollectionInfo(connection, deployment)
    const { numberOfTokensIssued: issued, maxNumberOfTokens: max } = info
    const details = receivers.map(({ role }, index) => {
      const received = (after[index] ?? 0n) - (before[index] ?? 0n)
      return `${role} received ${formatAmount(received, 'SOL')}`
    })
    return { summary: `${issued} of ${max === 0n ? 'unlimited' : max} items minted`, details }
  })
  return true
}

async function fundWallets(connection: Connection, visits: readonly Visit[]): Promise<StepResult> {
  const names = [...new Set(['creator', ...visits.map(({ collector }) => collector)])]
  for (const name of names) {
    const wallet = exampleWallet(name).publicKey
    const signature = await connection.requestAirdrop(wallet, FUNDS)
    const latest = await connection.getLatestBlockhash()
    await connection.confirmTransaction({ ...latest, signature })
  }
  return { summary: names.join(', ') }
}

async function mint(
  localnet: Localnet,
  connection: Connection,
  { config, lists }: Drop,
  { phaseIndex, collector, quantity, price, at }: Visit,
): Promise<StepResult> {
  const wallet = keypairWallet(exampleWallet(collector))
  const deployment = editionsDeploymentAddress(config.symbol).toBase58()
  const { phases } = await fetchCollectionInfo(connection, deployment)
  const opening = (phases[phaseIndex]?.startTime ?? 0n) + 1n
  const wait = (opening > at ? opening : at) - (await fetchChainTime(connection))
  if (wait > 0n) localnet.advanceClock(Number(wait))
  const before = await balanceOf(connection, addressOf(collector))
  const { items } = await mintItems(
    connection,
    {
      wallet,
      deployment,
      quantity,
      maxPrice: price,
      maxPerTransaction: Number(quantity),
      proofSource: async (user) => lists[phaseIndex]?.tree?.documentOf(solanaAddress(user)),
    },
    // Names are on chain, so metadata need not be fetched.
    { metadata: { fetch: async () => Response.json({}) } },
  )
  const total = price * quantity
  const cost = before - (await balanceOf(connection, addressOf(collector))) - total
  const time = Number(await fetchChainTime(connection)) * MILLISECONDS
  return {
    cost,
    summary: `${items.map(({ name }) => name).join(', ')} for ${formatAmount(total, 'SOL')}`,
    details: [`time on the network: ${new Date(time).toISOString()}`],
  }
}

function receiversOf({ config }: Drop): { role: string; address: string }[] {
  const { receivers, platformFee } = config.money
  return [
    ...receivers.map(({ address }) => ({ role: 'treasury', address })),
    ...(platformFee.recipients ?? []).map(({ address }) => ({ role: 'platform fee', address })),
  ]
}

async function balanceOf(connection: Connection, address: string): Promise<bigint> {
  return BigInt(await connection.getBalance(new PublicKey(address)))
}
