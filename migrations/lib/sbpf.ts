import { type AccountInfo, type Connection, PublicKey } from '@solana/web3.js'
import { DeployError } from './deployError.ts'
import type { BuiltProgram } from './program.ts'

const FEATURE_PROGRAM = new PublicKey('Feature111111111111111111111111111111111111')

/** Feature gates that decide which SBPF versions the loader deploys, from Agave's feature set. */
export const SBPF_GATES = {
  /** SIMD-0166. */
  enableV1: new PublicKey('JE86WkYvTrzW8HgNmrHY7dFYpCmSptUpKupbo2AdQ9cG'),
  /** SIMD-0173 and SIMD-0174. */
  enableV2: new PublicKey('F6UVKh1ujTEFK3en2SyAL3cdVnqko1FVEXWhmdLRu6WP'),
  /** SIMD-0178, SIMD-0189 and SIMD-0377. */
  enableV3: new PublicKey('5cC3foj77CWun58pC51ebHFUWavHWKarWyR5UUik7dnC'),
  /** SIMD-0500: no deployments, upgrades and final programs below v3. */
  disableBelowV3: new PublicKey('B8JJXCy5amZyWG9r7EnUYLwzXSXTxG7GZ1qZ1qggo83g'),
} as const

type Gate = keyof typeof SBPF_GATES

/** `pending`: becomes active with the next epoch. `absent`: not requested, or unknown to the cluster. */
export type GateState = 'active' | 'pending' | 'absent'

export type SbpfGates = Readonly<Record<Gate, GateState>>

const E_FLAGS_OFFSET = 48

/** Reads the SBPF version from an ELF's flags; undefined if it is too short for a header. */
export function sbpfVersion(elf: Buffer): number | undefined {
  return elf.length < E_FLAGS_OFFSET + 4 ? undefined : elf.readUInt32LE(E_FLAGS_OFFSET)
}

/** Reads the cluster's gates. */
export async function readSbpfGates(connection: Connection): Promise<SbpfGates> {
  const gates = Object.keys(SBPF_GATES) as Gate[]
  const accounts = await connection.getMultipleAccountsInfo(
    gates.map((gate) => SBPF_GATES[gate]),
    'confirmed',
  )
  const states = gates.map((gate, index) => [gate, gateState(accounts[index] ?? null)] as const)
  return Object.fromEntries(states) as Record<Gate, GateState>
}

/** Reads a gate's account. */
export function gateState(account: AccountInfo<Buffer> | null): GateState {
  // Anybody can send lamports to a gate's address.
  if (!account?.owner.equals(FEATURE_PROGRAM)) return 'absent'
  return account.data[0] === 1 ? 'active' : 'pending'
}

/** The versions that the loader deploys, both included. The highest is the lower one if it deploys none. */
export function acceptedVersions(gates: SbpfGates): { lowest: number; highest: number } {
  const lowest = gates.disableBelowV3 === 'active' ? 3 : 0
  if (gates.enableV3 === 'active') return { lowest, highest: 3 }
  if (gates.enableV2 === 'active') return { lowest, highest: 2 }
  return { lowest, highest: gates.enableV1 === 'active' ? 1 : 0 }
}

/** Describes the versions that a cluster deploys, now and after the next epoch. */
export function describeGates(cluster: string, gates: SbpfGates): string {
  if (Object.values(gates).every((state) => state === 'absent')) {
    return `${cluster} has no gates for SBPF versions, so v0 is all that it is known to deploy.`
  }
  const now = describeVersions(gates)
  const next = describeVersions(afterEpoch(gates))
  return now === next
    ? `${cluster} deploys ${now}.`
    : `${cluster} deploys ${now}, and from the next epoch ${next}.`
}

function afterEpoch(gates: SbpfGates): SbpfGates {
  const states = Object.entries(gates).map(([gate, state]) => [
    gate,
    state === 'pending' ? 'active' : state,
  ])
  return Object.fromEntries(states) as Record<Gate, GateState>
}

/** Refuses a program that the cluster's loader would refuse after the whole buffer has been paid for. */
export function assertAccepted({ name, elf }: BuiltProgram, cluster: string, gates: SbpfGates) {
  const version = sbpfVersion(elf)
  if (version === undefined) {
    throw new DeployError('NOT_BUILT', `${name} is not an ELF. Run \`npm run build:programs\`.`)
  }
  const { lowest, highest } = acceptedVersions(gates)
  if (version >= lowest && version <= highest) return
  throw new DeployError(
    'SBPF_REFUSED',
    `${name} is built for SBPF v${version}, but ${cluster} deploys ${describeVersions(gates)}. ` +
      'Build it for that, see "Build the programs" in README.md. Nothing was sent.',
  )
}

function describeVersions(gates: SbpfGates): string {
  const { lowest, highest } = acceptedVersions(gates)
  if (lowest > highest) return 'no SBPF version'
  return lowest === highest ? `SBPF v${lowest}` : `SBPF v${lowest} to v${highest}`
}
