import { join } from 'node:path'
import type { Connection } from '@solana/web3.js'
import { leftInBuffer } from './buffer.ts'
import { chunkCount } from './chunks.ts'
import { assertIsCluster, type Cluster } from './clusters.ts'
import { DeployError } from './deployError.ts'
import { deployProgram } from './deployProgram.ts'
import { BUFFER_HEADER, PROGRAM_DATA_HEADER, PROGRAM_SIZE } from './loader.ts'
import { type Plan, planFor } from './plan.ts'
import type { BuiltProgram } from './program.ts'
import { assertAccepted, describeGates, readSbpfGates } from './sbpf.ts'
import type { Session } from './session.ts'

const LAMPORTS_PER_SIGNATURE = 5_000

/** Two transactions with two signatures, and one that may extend. */
const OTHER_SIGNATURES = 5

/** A program's cost in lamports. */
interface Cost {
  /** Rent that stays in the program. */
  rent: number
  /** The buffer's rent, which is returned. */
  deposit: number
  /** The maximum; less if an earlier run has written chunks. */
  fees: number
}

export interface DeployOptions extends Session {
  /** The network expected at `connection`. */
  cluster: Cluster
  programs: readonly BuiltProgram[]
  /** Folder for the buffers' keypairs until their programs are deployed. */
  stateFolder: string
  /** Called before anything is sent to a mainnet. */
  confirm: (question: string) => Promise<boolean>
  /** Only report what would be done. */
  isDryRun?: boolean
}

/** A program's outcome. */
export interface DeployResult {
  name: string
  outcome: Plan['kind']
}

/** Deploys or upgrades programs that differ from the chain; resumes an interrupted run. */
export async function deployPrograms(options: DeployOptions): Promise<DeployResult[]> {
  const { connection, cluster, wallet, stateFolder, log } = options
  const genesisHash = await genesisHashOf(connection, cluster)
  assertIsCluster(cluster, genesisHash)

  const steps = []
  for (const program of options.programs) {
    const bufferPath = join(stateFolder, genesisHash, `${program.address}-buffer.json`)
    const plan = await planFor(connection, program, wallet.publicKey)
    steps.push({ program, plan, bufferPath })
  }
  const results = steps.map(({ program, plan }) => ({ name: program.name, outcome: plan.kind }))
  for (const { program, plan } of steps) {
    if (plan.kind === 'unchanged') log(`${program.name} at ${program.address} is what was built.`)
  }
  const changes = steps.filter(({ plan }) => plan.kind !== 'unchanged')
  if (changes.length === 0) return results
  const gates = await readSbpfGates(connection)
  log(describeGates(cluster.name, gates))
  for (const { program } of changes) assertAccepted(program, cluster.name, gates)
  await checkBalance(options, changes)
  if (options.isDryRun) return results

  const question = `Deploy to ${cluster.name} with real money?`
  if (cluster.isMainnet && !(await options.confirm(question))) {
    throw new DeployError('NOT_CONFIRMED', 'Nothing was sent.')
  }
  for (const step of changes) {
    await deployProgram(options, step)
    log(`${step.program.name} is deployed at ${step.program.address}.`)
  }
  return results
}

interface Step {
  program: BuiltProgram
  plan: Plan
  bufferPath: string
}

async function genesisHashOf(connection: Connection, { url }: Cluster): Promise<string> {
  try {
    return await connection.getGenesisHash()
  } catch (cause) {
    // Only the host: the path may hold a key.
    throw new DeployError('NO_NODE', `No node answers at ${new URL(url).host}.`, { cause })
  }
}

/** Reports all costs, and refuses a wallet with too little. */
async function checkBalance(options: DeployOptions, steps: readonly Step[]): Promise<void> {
  const { connection, cluster, wallet, log } = options
  const format = (lamports: number) => formatLamports(lamports, cluster.symbol)
  let needed = 0
  let highestDeposit = 0
  for (const { program, plan, bufferPath } of steps) {
    const { rent, deposit, fees } = await costOf(connection, plan, program.elf.length)
    const left = await leftInBuffer(options, bufferPath)
    needed += rent + fees - left
    highestDeposit = Math.max(highestDeposit, deposit)
    log(
      `${program.name}: ${plan.kind}; rent ${format(rent)}, deposit ${format(deposit)}, fees ${format(fees)}, paid before ${format(left)}.`,
    )
  }
  needed += highestDeposit
  const balance = await connection.getBalance(wallet.publicKey, 'confirmed')
  log(
    `The wallet ${wallet.publicKey} needs ${format(Math.max(needed, 0))} and has ${format(balance)}.`,
  )
  if (balance < needed) {
    throw new DeployError(
      'TOO_POOR',
      `The wallet ${wallet.publicKey} has ${format(balance)} on ${cluster.name} and needs ${format(needed)}. Nothing was sent.`,
    )
  }
}

/** Calculates what carrying out a plan costs. */
async function costOf(connection: Connection, plan: Plan, length: number): Promise<Cost> {
  if (plan.kind === 'unchanged') return { rent: 0, deposit: 0, fees: 0 }
  const rentOf = (bytes: number) => connection.getMinimumBalanceForRentExemption(bytes)
  const fees = (chunkCount(length) + OTHER_SIGNATURES) * LAMPORTS_PER_SIGNATURE
  const buffer = await rentOf(BUFFER_HEADER + length)
  if (plan.kind === 'deploy') {
    const programData = await rentOf(PROGRAM_DATA_HEADER + length)
    // The loader pays for the program data with the buffer's lamports.
    return { rent: programData + (await rentOf(PROGRAM_SIZE)), deposit: 0, fees }
  }
  const { extendBy, programDataLength } = plan
  const extension = extendBy
    ? (await rentOf(programDataLength + extendBy)) - (await rentOf(programDataLength))
    : 0
  return { rent: extension, deposit: buffer, fees }
}

/** Formats lamports as an amount in the native token. */
function formatLamports(lamports: number, symbol: string): string {
  return `${(lamports / 1e9).toFixed(6)} ${symbol}`
}
