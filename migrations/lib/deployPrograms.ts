import { join } from 'node:path'
import type { Connection, PublicKey } from '@solana/web3.js'
import { forgetUsedBuffer } from './buffer.ts'
import { assertIsCluster, type Cluster } from './clusters.ts'
import { checkBalance } from './costs.ts'
import { DeployError } from './deployError.ts'
import { deployProgram } from './deployProgram.ts'
import {
  assertNamed,
  describeHandOvers,
  handOverProgram,
  handOverQuestion,
  planHandOver,
  type Question,
} from './handOver.ts'
import { type Plan, planFor } from './plan.ts'
import type { BuiltProgram } from './program.ts'
import { type Proposal, propose } from './propose.ts'
import { assertAccepted, describeGates, readSbpfGates } from './sbpf.ts'
import type { Session } from './session.ts'
import type { Step, UpgradeAuthority } from './step.ts'

export interface DeployOptions extends Session {
  /** The network expected at `connection`. */
  cluster: Cluster
  programs: readonly BuiltProgram[]
  /** Folder for the buffers' keypairs until their programs are deployed. */
  stateFolder: string
  /** Upgrades the programs instead of the wallet, which only writes buffers for it. */
  bufferAuthority?: PublicKey | undefined
  /** Next upgrade authority. Default: the present one, at first the wallet. */
  upgradeAuthority?: UpgradeAuthority | undefined
  /** Called before anything is sent to a mainnet, and before an upgrade authority changes. */
  confirm: (question: Question) => Promise<boolean>
  /** Only report what would be done. */
  isDryRun?: boolean
}

/** A program's outcome. */
export interface DeployResult {
  name: string
  outcome: Plan['kind']
  /** For `propose`, unless in a dry run. */
  proposal?: Proposal
}

/** Deploys, upgrades or proposes programs that differ from the chain; resumes an interrupted run. */
export async function deployPrograms(options: DeployOptions): Promise<DeployResult[]> {
  const { connection, cluster, wallet, log } = options
  const genesisHash = await genesisHashOf(connection, cluster)
  assertIsCluster(cluster, genesisHash)

  const steps: Step[] = []
  for (const program of options.programs) {
    const bufferPath = join(options.stateFolder, genesisHash, `${program.address}-buffer.json`)
    const plan = await planFor(connection, program, {
      wallet: wallet.publicKey,
      bufferAuthority: options.bufferAuthority,
    })
    const handOver = planHandOver(program, plan, { ...options, wallet: wallet.publicKey })
    steps.push({ program, plan, handOver, bufferPath })
  }
  for (const { program, plan } of steps) {
    if (plan.kind === 'unchanged') log(`${program.name} at ${program.address} is what was built.`)
  }
  const work = steps.filter(({ plan, handOver }) => plan.kind !== 'unchanged' || handOver)
  if (work.length > 0) {
    await check(options, work)
    if (!options.isDryRun) await confirmAll(options, work)
  }
  const results: DeployResult[] = []
  for (const step of steps) {
    const { name } = step.program
    const outcome = step.plan.kind
    const proposal = options.isDryRun ? undefined : await carryOut(options, step)
    results.push({ name, outcome, ...(proposal && { proposal }) })
  }
  return results
}

/** Refuses what the cluster would refuse, and a wallet with too little. */
async function check(options: DeployOptions, work: readonly Step[]): Promise<void> {
  const { connection, cluster, log } = options
  const gates = await readSbpfGates(connection)
  log(describeGates(cluster.name, gates))
  for (const { program, plan, handOver } of work) {
    if (plan.kind !== 'unchanged' || handOver === 'none') {
      assertAccepted(program, cluster.name, gates)
    }
    if (cluster.isMainnet && plan.kind === 'deploy') assertNamed(options.upgradeAuthority, program)
  }
  for (const line of await describeHandOvers(connection, work)) log(line)
  await checkBalance(options, work)
}

/** Asks all questions before anything is sent. */
async function confirmAll(options: DeployOptions, work: readonly Step[]): Promise<void> {
  const { cluster } = options
  const questions: Question[] = []
  if (cluster.isMainnet) {
    questions.push({ text: `Deploy to ${cluster.name} with real money?`, isForPerson: false })
  }
  const handOvers = handOverQuestion(cluster, work)
  if (handOvers) questions.push(handOvers)
  for (const question of questions) {
    if (!(await options.confirm(question))) {
      throw new DeployError('NOT_CONFIRMED', 'Nothing was sent.')
    }
  }
}

async function carryOut(options: DeployOptions, step: Step): Promise<Proposal | undefined> {
  const { program, plan, handOver } = step
  if (plan.kind === 'propose') return propose(options, { ...step, plan })
  if (plan.kind === 'unchanged') {
    await forgetUsedBuffer(options, step.bufferPath)
  } else {
    await deployProgram(options, step)
    options.log(`${program.name} is deployed at ${program.address}.`)
  }
  if (handOver) await handOverProgram(options, program, handOver)
  return undefined
}

async function genesisHashOf(connection: Connection, { url }: Cluster): Promise<string> {
  try {
    return await connection.getGenesisHash()
  } catch (cause) {
    // Only the host: the path may hold a key.
    throw new DeployError('NO_NODE', `No node answers at ${new URL(url).host}.`, { cause })
  }
}
