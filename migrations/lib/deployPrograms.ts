import { join } from 'node:path'
import type { Connection, PublicKey, TransactionInstruction } from '@solana/web3.js'
import { forgetUsedBuffer } from './buffer.ts'
import { assertIsCluster, type Cluster } from './clusters.ts'
import { checkBalance } from './costs.ts'
import { DeployError } from './deployError.ts'
import { deployProgram } from './deployProgram.ts'
import { keepsDocuments, planDocument } from './documentPlan.ts'
import {
  assertNamed,
  describeHandOvers,
  handOverProgram,
  handOverQuestion,
  planHandOver,
  type Question,
} from './handOver.ts'
import { PROGRAM_BUFFER } from './loader.ts'
import { METADATA_BUFFER } from './metadataProgram.ts'
import { type Plan, planFor } from './plan.ts'
import { type BuiltProgram, nameOf } from './program.ts'
import { type Proposal, propose } from './propose.ts'
import {
  isWritable,
  proposeDocument,
  publishDocument,
  writableDocuments,
} from './publishDocument.ts'
import { assertAccepted, describeGates, readSbpfGates } from './sbpf.ts'
import type { Session } from './session.ts'
import type { DocumentStep, Step, UpgradeAuthority } from './step.ts'

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
  /** Transactions that publish its documents, if the upgrade authority has to. */
  documentProposal?: TransactionInstruction[][]
}

/** Deploys, upgrades or proposes programs that differ from the chain; resumes an interrupted run. */
export async function deployPrograms(options: DeployOptions): Promise<DeployResult[]> {
  const { connection, cluster, wallet, log } = options
  const genesisHash = await genesisHashOf(connection, cluster)
  assertIsCluster(cluster, genesisHash)

  const hasDocuments = await keepsDocuments(connection)
  const steps: Step[] = []
  for (const program of options.programs) {
    const folder = join(options.stateFolder, genesisHash)
    const bufferPath = join(folder, `${program.address}-buffer.json`)
    const plan = await planFor(connection, program, {
      wallet: wallet.publicKey,
      bufferAuthority: options.bufferAuthority,
    })
    const handOver = planHandOver(program, plan, { ...options, wallet: wallet.publicKey })
    const documents = hasDocuments ? await planDocuments(options, program, { plan, folder }) : []
    steps.push({ program, plan, handOver, bufferPath, documents })
  }
  for (const { program, plan, documents } of steps) {
    if (plan.kind === 'unchanged') log(`${program.name} at ${program.address} is what was built.`)
    for (const { document, plan } of documents) {
      if (plan.kind !== 'left') continue
      log(`The ${nameOf(document)} of ${program.name} stays as it is on chain: ${plan.why}.`)
    }
  }
  if (!hasDocuments && options.programs.some(({ documents = [] }) => documents.length > 0)) {
    log(
      `${cluster.name} has no Program Metadata program, so IDLs and security.txt are not published there.`,
    )
  }
  const work = steps.filter(
    (step) => step.plan.kind !== 'unchanged' || step.handOver || writableDocuments(step).length > 0,
  )
  if (work.length > 0) {
    await check(options, work)
    if (!options.isDryRun) await confirmAll(options, work)
  }
  const results: DeployResult[] = []
  for (const step of steps) {
    const { name } = step.program
    const outcome = step.plan.kind
    if (options.isDryRun) {
      results.push({ name, outcome })
      continue
    }
    const proposal = await carryOut(options, step)
    const documentProposal = await carryOutDocuments(options, step)
    if (step.handOver) await handOverProgram(options, step.program, step.handOver)
    results.push({
      name,
      outcome,
      ...(proposal && { proposal }),
      ...(documentProposal.length > 0 && { documentProposal }),
    })
  }
  return results
}

async function planDocuments(
  { connection, wallet, bufferAuthority }: DeployOptions,
  program: BuiltProgram,
  { plan, folder }: { plan: Plan; folder: string },
): Promise<DocumentStep[]> {
  const roles = { wallet: wallet.publicKey, bufferAuthority }
  const steps: DocumentStep[] = []
  for (const document of program.documents ?? []) {
    steps.push({
      program,
      document,
      plan: await planDocument(connection, program, document, plan, roles),
      bufferPath: join(folder, `${program.address}-${document.seed}-buffer.json`),
    })
  }
  return steps
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
  const { program, plan } = step
  if (plan.kind === 'propose') return propose(options, { ...step, plan })
  if (plan.kind === 'unchanged') {
    await forgetUsedBuffer(options, PROGRAM_BUFFER, step.bufferPath)
  } else {
    await deployProgram(options, step)
    options.log(`${program.name} is deployed at ${program.address}.`)
  }
  return undefined
}

/**
 * Writes or proposes the documents, before the program may get another authority.
 *
 * @returns The transactions to propose, one after the other.
 */
async function carryOutDocuments(
  options: DeployOptions,
  { documents }: Step,
): Promise<TransactionInstruction[][]> {
  const proposal: TransactionInstruction[][] = []
  for (const step of documents) {
    if (!isWritable(step)) await forgetUsedBuffer(options, METADATA_BUFFER, step.bufferPath)
    else if (step.plan.kind === 'publish') await publishDocument(options, step)
    else proposal.push(...(await proposeDocument(options, step)))
  }
  return proposal
}

async function genesisHashOf(connection: Connection, { url }: Cluster): Promise<string> {
  try {
    return await connection.getGenesisHash()
  } catch (cause) {
    // Only the host: the path may hold a key.
    throw new DeployError('NO_NODE', `No node answers at ${new URL(url).host}.`, { cause })
  }
}
