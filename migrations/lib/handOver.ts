import { type Connection, type PublicKey, SystemProgram } from '@solana/web3.js'
import type { Cluster } from './clusters.ts'
import { DeployError } from './deployError.ts'
import { authorityOf, programDataAddress, setAuthority } from './loader.ts'
import type { Plan } from './plan.ts'
import type { BuiltProgram } from './program.ts'
import { sendAndConfirm } from './send.ts'
import type { Session } from './session.ts'
import type { Step, UpgradeAuthority } from './step.ts'

/** A question that `confirm` asks. */
export interface Question {
  text: string
  /** True if only a person may answer: what follows cannot be undone and concerns real money. */
  isForPerson: boolean
}

/** Returns whom a program's upgrade authority goes to, if it changes. */
export function planHandOver(
  { name, address }: BuiltProgram,
  plan: Plan,
  {
    wallet,
    upgradeAuthority: wanted,
  }: { wallet: PublicKey; upgradeAuthority?: UpgradeAuthority | undefined },
): UpgradeAuthority | undefined {
  if (wanted === undefined) return undefined
  const current = plan.kind === 'deploy' ? wallet : plan.authority
  if (wanted === 'none' ? current === undefined : current?.equals(wanted)) return undefined
  if (current?.equals(wallet)) return wanted
  throw new DeployError(
    'NOT_AUTHORITY',
    `${name} at ${address} can be upgraded by ${current ?? 'nobody'}, so the wallet ${wallet} cannot hand that over. Nothing was sent.`,
  )
}

/** Refuses a first deployment to a mainnet that leaves open who may upgrade the program. */
export function assertNamed(authority: UpgradeAuthority | undefined, { name }: BuiltProgram): void {
  if (authority) return
  throw new DeployError(
    'NO_AUTHORITY_NAMED',
    `Say who may upgrade ${name} afterwards, with \`--upgrade-authority\` (a multisig's vault, or the wallet itself), or \`--final\` for nobody. Nothing was sent.`,
  )
}

/** Describes the next upgrade authorities, and the kind of account that each is. */
export async function describeHandOvers(
  connection: Connection,
  steps: readonly Step[],
): Promise<string[]> {
  const lines: string[] = []
  for (const { program, handOver } of steps) {
    if (handOver === 'none') {
      lines.push(`${program.name}: nobody will be able to upgrade it. This cannot be undone.`)
    } else if (handOver) {
      const account = await connection.getAccountInfo(handOver, 'confirmed')
      const isOrdinary = !account || account.owner.equals(SystemProgram.programId)
      const warning = isOrdinary
        ? ''
        : ` This is an account of the program ${account.owner}: name a multisig's vault, since the multisig's own account cannot sign.`
      lines.push(`${program.name}: only ${handOver} will be able to upgrade it.${warning}`)
    }
  }
  return lines
}

/** The question to ask before upgrade authorities change; undefined = none changes. */
export function handOverQuestion(cluster: Cluster, steps: readonly Step[]): Question | undefined {
  const changes = steps.filter(({ handOver }) => handOver)
  const [first] = changes
  if (!first?.handOver) return undefined
  const names = changes.map(({ program }) => program.name).join(' and ')
  return first.handOver === 'none'
    ? {
        text: `Make ${names} final on ${cluster.name}? Nobody can ever upgrade them again, and this cannot be undone.`,
        isForPerson: cluster.isMainnet,
      }
    : {
        text: `Give the upgrade authority over ${names} on ${cluster.name} to ${first.handOver}? The wallet cannot take it back.`,
        isForPerson: false,
      }
}

/** Changes who may upgrade a program, and reads it back. */
export async function handOverProgram(
  session: Session,
  { name, address }: BuiltProgram,
  to: UpgradeAuthority,
): Promise<void> {
  const programData = programDataAddress(address)
  const next = to === 'none' ? undefined : to
  await sendAndConfirm(session, [setAuthority(programData, session.wallet.publicKey, next)])
  const account = await session.connection.getAccountInfo(programData, 'confirmed')
  const authority = account ? authorityOf('programData', account.data) : session.wallet.publicKey
  if (next ? !authority?.equals(next) : authority) {
    throw new DeployError(
      'NOT_AS_BUILT',
      `${name} at ${address} can be upgraded by ${authority ?? 'nobody'}, not by ${next ?? 'nobody'}.`,
    )
  }
  session.log(`${name} can be upgraded by ${next ?? 'nobody'} from now on.`)
}
