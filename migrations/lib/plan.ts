import type { Connection, PublicKey } from '@solana/web3.js'
import { DeployError } from './deployError.ts'
import {
  authorityOf,
  LOADER,
  MIN_EXTENSION,
  PROGRAM_DATA_HEADER,
  programDataAddress,
} from './loader.ts'
import type { BuiltProgram } from './program.ts'

/** The next step for a program. */
export type Plan =
  /** `authority`: who may upgrade it; undefined = nobody. */
  | { kind: 'unchanged'; authority: PublicKey | undefined }
  | { kind: 'deploy' }
  | ({ kind: 'upgrade' } & Upgrade)
  /** Write a buffer for its authority to upgrade it with. */
  | ({ kind: 'propose' } & Upgrade)

interface Upgrade {
  /** Bytes by which the program must be extended first. */
  extendBy: number
  programDataLength: number
  authority: PublicKey
}

/** Wallets that work on the programs. */
interface Roles {
  wallet: PublicKey
  /** Upgrades the programs instead of the wallet. */
  bufferAuthority?: PublicKey | undefined
}

/** Compares a program with the chain; refuses actions that the wallet may not do. */
export async function planFor(
  connection: Connection,
  { name, address, elf, keypair }: BuiltProgram,
  { wallet, bufferAuthority }: Roles,
): Promise<Plan> {
  const account = await connection.getAccountInfo(address, 'confirmed')
  if (!account) {
    if (bufferAuthority) {
      throw new DeployError(
        'NOT_DEPLOYED',
        `${name} is not deployed at ${address}, so there is nothing to upgrade. ` +
          `Deploy it with \`--upgrade-authority ${bufferAuthority}\` first. Nothing was sent.`,
      )
    }
    if (keypair) return { kind: 'deploy' }
    throw new DeployError(
      'NO_PROGRAM_KEYPAIR',
      `${name} is not deployed at ${address}, and its keypair is not at target/deploy/${name}-keypair.json. ` +
        'Put it there, or run `npm run keys` for an address of your own.',
    )
  }
  const programData = await connection.getAccountInfo(programDataAddress(address), 'confirmed')
  if (!account.owner.equals(LOADER) || !programData) {
    throw new DeployError('NOT_UPGRADEABLE', `${address} is not an upgradeable program.`)
  }
  const deployed = programData.data.subarray(PROGRAM_DATA_HEADER)
  const authority = authorityOf('programData', programData.data)
  if (isPadded(deployed, elf)) return { kind: 'unchanged', authority }
  if (!authority?.equals(bufferAuthority ?? wallet)) {
    throw new DeployError(
      'NOT_AUTHORITY',
      `${name} at ${address} can be upgraded by ${authority ?? 'nobody'}, not by ${bufferAuthority ?? `the wallet ${wallet}`}.`,
    )
  }
  const missing = elf.length - deployed.length
  return {
    kind: bufferAuthority ? 'propose' : 'upgrade',
    extendBy: missing > 0 ? Math.max(missing, MIN_EXTENSION) : 0,
    programDataLength: programData.data.length,
    authority,
  }
}

/** True if exactly this program is deployed; the loader pads it with zeros. */
export function isPadded(deployed: Buffer, elf: Buffer): boolean {
  return (
    deployed.subarray(0, elf.length).equals(elf) &&
    deployed.subarray(elf.length).every((byte) => byte === 0)
  )
}
