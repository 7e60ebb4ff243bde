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

/** What to do with a program. */
export type Plan =
  | { kind: 'unchanged' }
  | { kind: 'deploy' }
  /** `extendBy`: bytes by which the program must be extended first. */
  | { kind: 'upgrade'; extendBy: number; programDataLength: number }

/** Compares a program with the chain; refuses actions that the wallet may not do. */
export async function planFor(
  connection: Connection,
  { name, address, elf, keypair }: BuiltProgram,
  wallet: PublicKey,
): Promise<Plan> {
  const account = await connection.getAccountInfo(address, 'confirmed')
  if (!account) {
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
  if (isPadded(deployed, elf)) return { kind: 'unchanged' }
  const authority = authorityOf('programData', programData.data)
  if (!authority?.equals(wallet)) {
    throw new DeployError(
      'NOT_AUTHORITY',
      `${name} at ${address} can be upgraded by ${authority ?? 'nobody'}, not by the wallet ${wallet}.`,
    )
  }
  const missing = elf.length - deployed.length
  return {
    kind: 'upgrade',
    extendBy: missing > 0 ? Math.max(missing, MIN_EXTENSION) : 0,
    programDataLength: programData.data.length,
  }
}

/** True if exactly this program is deployed; the loader pads it with zeros. */
export function isPadded(deployed: Buffer, elf: Buffer): boolean {
  return (
    deployed.subarray(0, elf.length).equals(elf) &&
    deployed.subarray(elf.length).every((byte) => byte === 0)
  )
}
