import {
  type AptosModuleAddress,
  aptosContractAddress,
  aptosFunctionAddress,
  aptosModuleAddress,
} from '@mintline/core/identifiers'
import { AptosClientError } from '../errors/aptosClientError.ts'
import type { MachineVersion } from './dropInfo.ts'

/** Names of the functions of a drop machine, within its module. */
export interface MachineFunctions {
  /** View: the index of the current phase. */
  readonly currentPhase: string
  /** View: a phase for a wallet. */
  readonly phaseForMinter: string
  /** View: a drop with its phases for a wallet. */
  readonly dropInfoForMinter: string
  /** Entry function that mints items. */
  readonly mint: string
}

/** Names of the functions in the module of this product. */
export const MACHINE_FUNCTIONS: MachineFunctions = {
  currentPhase: 'find_current_phase',
  phaseForMinter: 'phase_for_minter',
  dropInfoForMinter: 'drop_info_for_minter',
  mint: 'mint',
}

/** The module of one version of the drop machine. */
export interface MachineModule {
  /** `0x…::module`. */
  readonly module: string
  /** Names of functions that differ from those of `MACHINE_FUNCTIONS`. */
  readonly functions?: Partial<MachineFunctions> | undefined
}

/** Drop machines by version, and the version of each collection (specification 3.2). */
export interface Machines {
  readonly modules: Readonly<Partial<Record<MachineVersion, MachineModule>>>
  /** Versions by collection address. Default: none. */
  readonly versions?: Readonly<Record<string, MachineVersion>> | undefined
  /** Version of collections that are not in `versions`. Default: 2. */
  readonly defaultVersion?: MachineVersion | undefined
}

/** The drop machine of a collection. */
export interface Machine {
  readonly version: MachineVersion
  readonly module: AptosModuleAddress
  readonly functions: MachineFunctions
}

/**
 * The drop machine of a collection, by its address.
 *
 * @param collection Address of the collection.
 * @throws INVALID_CONTRACT_ADDRESS for an invalid address, also one in the table of versions.
 * @throws MACHINE_NOT_CONFIGURED where the module of its version is not given.
 * @throws INVALID_APTOS_MODULE_ADDRESS, INVALID_APTOS_FUNCTION_ADDRESS for invalid names.
 */
export function machineOf(collection: string, machines: Machines): Machine {
  const version = versionOf(collection, machines)
  const given = machines.modules[version]
  if (!given) throw new AptosClientError('MACHINE_NOT_CONFIGURED', { collection, version })
  const machine = {
    version,
    module: aptosModuleAddress(given.module),
    functions: { ...MACHINE_FUNCTIONS, ...given.functions },
  }
  for (const name of Object.values(machine.functions)) functionOf(machine, name)
  return machine
}

/** Address of a function of a drop machine: `0x…::module::function`. */
export function functionOf(
  { module }: Pick<Machine, 'module'>,
  name: string,
): `${string}::${string}::${string}` {
  return aptosFunctionAddress(`${module}::${name}`) as string as `${string}::${string}::${string}`
}

function versionOf(
  collection: string,
  { versions = {}, defaultVersion = 2 }: Machines,
): MachineVersion {
  const address = aptosContractAddress(collection)
  const listed = Object.entries(versions).find(([each]) => aptosContractAddress(each) === address)
  return listed?.[1] ?? defaultVersion
}
