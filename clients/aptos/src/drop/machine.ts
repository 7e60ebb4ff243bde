import {
  type AptosModuleAddress,
  aptosContractAddress,
  aptosModuleAddress,
  formatAptosFunctionAddress,
  parseAptosModuleAddress,
} from '@mintline/core/identifiers'
import { AptosReadError } from '../errors/aptosReadError.ts'
import type { MachineVersion } from './dropInfo.ts'

/**
 * A drop machine's function names: `name` in its version's module, or `module::name` in another module at the same
 * address.
 */
export interface MachineFunctions {
  /** View with a collection: the current phase's position, or none. */
  readonly currentPhase: string
  /** View with a collection, a wallet and a position: the phase for the wallet. */
  readonly phaseForMinter: string
  /** Like `phaseForMinter`, with the wallet's cap and merkle proof. */
  readonly phaseForMinterWithProof: string
  /** View with a collection and a wallet: the drop with all phases for the wallet. */
  readonly dropInfoForMinter: string
  /** View with a collection: the drop's pause and end. */
  readonly dropRecord: string
  /** View with a collection: its machine's version. */
  readonly version: string
  /** View with a collection: its phases as their owner set them. */
  readonly phaseRecords: string
  /** View with a collection: the minted item count. */
  readonly totalMinted: string
  /** View with a collection, a phase id and a page from 0: up to 100 allowlist entries. */
  readonly allowlistPage: string
  /** View with a collection, a phase id and wallets: the caps in their allowlist entries; 0 = no entry. */
  readonly allowlistCaps: string
  /** Entry function with a collection, a quantity and the maximum payment in octas. */
  readonly mint: string
  /** Like `mint`, with the wallet that receives the items, in public phases. */
  readonly mintTo: string
  /** Like `mint`, with the wallet's cap and merkle proof. */
  readonly mintWithProof: string
  /** View with a wallet, a seed and a name: the address of the collection that these create. */
  readonly collectionAddress: string
  /** Entry function that creates a drop, with the arguments of this product's Move package. */
  readonly createCollection: string
  /** The owner's entry functions, with the arguments of this product's Move package. */
  readonly addPhase: string
  readonly modifyPhase: string
  readonly removePhase: string
  readonly upsertAllowlist: string
  readonly removeFromAllowlist: string
  readonly setEndTime: string
  readonly setTotalSupply: string
  readonly setPlatformFee: string
  readonly setRevenueSplit: string
  readonly setRoyalties: string
  readonly setPaused: string
  readonly offerOwnership: string
  readonly cancelOwnershipOffer: string
  /** Entry function for the wallet that the ownership is offered to. */
  readonly acceptOwnership: string
}

/** Function names in this product's drop machine. */
export const MACHINE_FUNCTIONS: MachineFunctions = {
  currentPhase: 'find_current_phase',
  phaseForMinter: 'phase_for_minter',
  phaseForMinterWithProof: 'phase_for_minter_with_proof',
  dropInfoForMinter: 'drop_info_for_minter',
  dropRecord: 'reads::drop_record',
  version: 'reads::version',
  phaseRecords: 'reads::phase_records',
  totalMinted: 'reads::total_minted',
  allowlistPage: 'reads::allowlist_page',
  allowlistCaps: 'reads::allowlist_caps',
  mint: 'mint',
  mintTo: 'mint_to',
  mintWithProof: 'mint_with_proof',
  collectionAddress: 'reads::collection_address',
  createCollection: 'create_collection',
  addPhase: 'administration::add_phase',
  modifyPhase: 'administration::modify_phase',
  removePhase: 'administration::remove_phase',
  upsertAllowlist: 'administration::upsert_allowlist',
  removeFromAllowlist: 'administration::remove_from_allowlist',
  setEndTime: 'administration::set_end_time',
  setTotalSupply: 'administration::set_total_supply',
  setPlatformFee: 'administration::set_platform_fee',
  setRevenueSplit: 'administration::set_revenue_split',
  setRoyalties: 'administration::set_royalties',
  setPaused: 'administration::set_paused',
  offerOwnership: 'administration::offer_ownership',
  cancelOwnershipOffer: 'administration::cancel_ownership_offer',
  acceptOwnership: 'administration::accept_ownership',
}

/** The module for one drop machine version. */
export interface MachineModule {
  /** `0x…::module`. */
  readonly module: string
  /** Function names that differ from `MACHINE_FUNCTIONS`. */
  readonly functions?: Partial<MachineFunctions> | undefined
}

/** Drop machines by version, and each collection's version (specification 3.2). */
export interface Machines {
  readonly modules: Readonly<Partial<Record<MachineVersion, MachineModule>>>
  /** Versions by collection address. Default: none; the machine is asked. */
  readonly versions?: Readonly<Record<string, MachineVersion>> | undefined
  /** Version for collections that are not in `versions`. Default: the machine is asked. */
  readonly defaultVersion?: MachineVersion | undefined
}

/** A collection's drop machine. */
export interface Machine {
  readonly version: MachineVersion
  readonly module: AptosModuleAddress
  /** The account that published the module, address in its normal form. */
  readonly publisher: string
  readonly functions: MachineFunctions
}

/** A function's address: `0x…::module::function`. */
export type FunctionId = `${string}::${string}::${string}`

/**
 * Returns drop machines for both versions, with this product's names, published at one address.
 *
 * @param versions Versions by collection address. Default: the machine is asked.
 */
export function machinesAt(publisher: string, versions: Machines['versions'] = {}): Machines {
  return {
    modules: {
      1: { module: `${publisher}::drop_machine_v1` },
      2: { module: `${publisher}::drop_machine_v2` },
    },
    versions,
  }
}

/**
 * Returns a collection's drop machine; version 2 if the version is not given.
 *
 * @param collection The collection's address.
 * @throws INVALID_CONTRACT_ADDRESS for an invalid address, also in the version table.
 * @throws MACHINE_NOT_CONFIGURED if the module for its version is not given.
 * @throws INVALID_APTOS_MODULE_ADDRESS, INVALID_APTOS_FUNCTION_ADDRESS for invalid names.
 */
export function machineOf(collection: string, machines: Machines): Machine {
  const version = givenVersion(collection, machines) ?? 2
  const given = machines.modules[version]
  if (!given) throw new AptosReadError('MACHINE_NOT_CONFIGURED', { collection, version })
  const module = aptosModuleAddress(given.module)
  const machine = {
    version,
    module,
    publisher: parseAptosModuleAddress(module).resource,
    functions: { ...MACHINE_FUNCTIONS, ...given.functions },
  }
  for (const name of Object.values(machine.functions)) functionIdOf(machine, name)
  return machine
}

/**
 * Returns the address of a drop machine's function.
 *
 * @throws INVALID_APTOS_FUNCTION_ADDRESS
 */
export function functionIdOf({ module, publisher }: Machine, name: string): FunctionId {
  const [moduleName = '', functionName = name] = name.includes('::')
    ? name.split('::', 2)
    : [module.slice(publisher.length + 2)]
  const id: string = formatAptosFunctionAddress({ resource: publisher, moduleName, functionName })
  return id as FunctionId
}

/** Returns the collection's given machine version; undefined = ask the machine. */
export function givenVersion(
  collection: string,
  { versions = {}, defaultVersion }: Machines,
): MachineVersion | undefined {
  const address = aptosContractAddress(collection)
  const listed = Object.entries(versions).find(([each]) => aptosContractAddress(each) === address)
  return listed?.[1] ?? defaultVersion
}
