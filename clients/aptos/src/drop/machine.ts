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
 * Names of the functions of a drop machine: `name` within the module of its version, or `module::name` within another
 * one at the same address.
 */
export interface MachineFunctions {
  /** View of a collection: position of the current phase; none where there is none. */
  readonly currentPhase: string
  /** View of a collection, a wallet and a position: the phase for the wallet. */
  readonly phaseForMinter: string
  /** The same with the cap and the merkle proof of the wallet. */
  readonly phaseForMinterWithProof: string
  /** View of a collection and a wallet: the drop with all phases for the wallet. */
  readonly dropInfoForMinter: string
  /** View of a collection: pause and end of the drop. */
  readonly dropRecord: string
  /** View of a collection: the version of the machine that runs it. */
  readonly version: string
  /** View of a collection: its phases as their owner set them. */
  readonly phaseRecords: string
  /** View of a collection: the number of minted items. */
  readonly totalMinted: string
  /** View of a collection, a phase id and a page from 0: up to 100 allowlist entries. */
  readonly allowlistPage: string
  /** View of a collection, a phase id and wallets: the caps of their allowlist entries; 0 = none. */
  readonly allowlistCaps: string
  /** Entry function of a collection, a quantity and the octas that may be paid at most. */
  readonly mint: string
  /** The same with the address of the wallet that gets the items, in public phases. */
  readonly mintTo: string
  /** The same as `mint` with the cap and the merkle proof of the wallet. */
  readonly mintWithProof: string
  /** View of a wallet, a seed and a name: address of the collection that the wallet creates with them. */
  readonly collectionAddress: string
  /** Entry function that creates a drop, with the arguments of this product's Move package. */
  readonly createCollection: string
  /** Entry functions of the owner, with the arguments of this product's Move package. */
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
  /** Entry function of the wallet that the ownership is offered to. */
  readonly acceptOwnership: string
}

/** Names of the functions in this product's drop machine. */
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
  /** Versions by collection address. Default: none; the machine is asked. */
  readonly versions?: Readonly<Record<string, MachineVersion>> | undefined
  /** Version of collections that are not in `versions`. Default: the machine is asked. */
  readonly defaultVersion?: MachineVersion | undefined
}

/** The drop machine of a collection. */
export interface Machine {
  readonly version: MachineVersion
  readonly module: AptosModuleAddress
  /** Address of the account that published the module, in its normal form. */
  readonly publisher: string
  readonly functions: MachineFunctions
}

/** Address of a function: `0x…::module::function`. */
export type FunctionId = `${string}::${string}::${string}`

/**
 * Drop machines of both versions, with this product's names, as published at one address.
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
 * The drop machine of a collection, by its address; that of version 2 where the version is not given.
 *
 * @param collection Address of the collection.
 * @throws INVALID_CONTRACT_ADDRESS for an invalid address, also one in the table of versions.
 * @throws MACHINE_NOT_CONFIGURED where the module of its version is not given.
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
 * Address of a function of a drop machine.
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

/** Version of a collection's machine, as far as it is given; undefined = the machine has to be asked. */
export function givenVersion(
  collection: string,
  { versions = {}, defaultVersion }: Machines,
): MachineVersion | undefined {
  const address = aptosContractAddress(collection)
  const listed = Object.entries(versions).find(([each]) => aptosContractAddress(each) === address)
  return listed?.[1] ?? defaultVersion
}
