import {
  type DropReference,
  type DropSettings,
  LOCAL_DROP_MACHINE,
  type MachineVersion,
  machinesAt,
} from '@mintline/aptos'
import { type AptosPresent, aptosDropChain, matchPhases } from '@mintline/aptos/drop'
import { CoreError } from '@mintline/core'
import { type AptosContractAddress, aptosContractAddress } from '@mintline/core/identifiers'
import { readOption } from '../../commands/optionValues.ts'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { CommandError } from '../../errors/commandError.ts'
import { createdContracts } from '../../state/createdContracts.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import { aptosStateFolder } from '../chain/aptosStateFolder.ts'
import type { AptosConfig } from '../config/aptosConfig.ts'

/** How a command names its drop. */
export interface AptosDropOption {
  readonly contract?: string
  readonly machine?: string
  readonly machineVersion?: '1' | '2'
}

/** A drop, and its config. */
export interface FoundDrop {
  readonly reference: DropReference
  /** The config, if it belongs to this drop. */
  readonly loaded: LoadedConfig<AptosConfig> | undefined
}

/** A drop on chain. */
export interface ReadAptosDrop extends FoundDrop {
  readonly present: AptosPresent
  readonly settings: DropSettings
}

const UNION_PREFIX = /^APTOS:/

/** A command's collection. */
export interface FoundContract {
  readonly contract: AptosContractAddress
  /** The config, whether or not it belongs to this drop. */
  readonly loaded: LoadedConfig<AptosConfig> | undefined
  /** True if the config belongs to this drop. */
  readonly isOwn: boolean
}

/**
 * Finds a command's collection: the one in `--contract`, otherwise the config's.
 *
 * @throws DROP_NOT_GIVEN, INVALID_CONTRACT_ADDRESS, and the config's errors
 */
export async function findAptosContract(
  context: AptosContext,
  { contract: given }: Pick<AptosDropOption, 'contract'>,
): Promise<FoundContract> {
  const named = readOption('--contract', given, (text) =>
    aptosContractAddress(text.replace(UNION_PREFIX, '')),
  )
  const loaded = context.configIfAny()
  const own = loaded && (await aptosContractOf(context, loaded))
  const contract = named ?? own
  if (contract === undefined) throw new CommandError('DROP_NOT_GIVEN', {})
  return { contract, loaded, isOwn: own !== undefined && contract === own }
}

/** Finds a command's drop. Throws MACHINE_NOT_GIVEN, and as `findAptosContract` does. */
export async function findAptosDrop(
  context: AptosContext,
  options: AptosDropOption,
): Promise<FoundDrop> {
  const { contract, loaded, isOwn } = await findAptosContract(context, options)
  const version = options.machineVersion
    ? versionOf(options.machineVersion)
    : isOwn
      ? loaded?.config.extras.version
      : undefined
  const publisher = await publisherOf(context, options, loaded)
  const machines = machinesAt(publisher, version && { [contract]: version })
  return { reference: { contract, machines }, loaded: isOwn ? loaded : undefined }
}

/** Reads a command's drop. Throws as `findAptosDrop` and `readPresent` do. */
export async function readAptosDrop(
  context: AptosContext,
  options: AptosDropOption,
): Promise<ReadAptosDrop> {
  const found = await findAptosDrop(context, options)
  const present = await readPresent(context, found.reference)
  return { ...found, present, settings: present.settings }
}

/** Returns the names that a config has for phases on chain, in their order; undefined = it has none. */
export function configuredNames(
  records: DropSettings['phases'],
  loaded: LoadedConfig<AptosConfig> | undefined,
): readonly (string | undefined)[] {
  const configured = loaded?.config.phases ?? []
  const found = matchPhases(configured, records)
  return records.map((record) => configured[found.indexOf(record)]?.name)
}

/**
 * Reads a drop.
 *
 * @throws NO_CONTRACT_DATA if its address holds nothing, and what a `DropChain` throws
 */
export async function readPresent(
  context: AptosContext,
  reference: DropReference,
): Promise<AptosPresent> {
  const present = await readIfAny(context, reference)
  if (!present) throw new CoreError('NO_CONTRACT_DATA', { contract: reference.contract })
  return present
}

/** The same; undefined if its address holds nothing. */
export async function readIfAny(
  context: AptosContext,
  { contract, machines }: DropReference,
): Promise<AptosPresent | undefined> {
  const { connection } = await context.chain()
  return aptosDropChain(connection, machines).read(contract, { signal: context.signal })
}

/** Returns a config's drop address: the one that it names, otherwise the recorded one; undefined = not created. */
export async function aptosContractOf(
  context: AptosContext,
  { config, path }: LoadedConfig<AptosConfig>,
): Promise<AptosContractAddress | undefined> {
  if (config.extras.contract !== undefined) return config.extras.contract
  const folder = await aptosStateFolder(context.stateBase(), await context.chain())
  return createdContracts(folder, path, aptosContractAddress).read().drop
}

/**
 * Returns the address that published the drop machine: from `--machine`, otherwise the config's, otherwise the local
 * network's.
 *
 * @throws MACHINE_NOT_GIVEN
 */
export async function publisherOf(
  context: AptosContext,
  { machine }: Pick<AptosDropOption, 'machine'>,
  loaded: LoadedConfig<AptosConfig> | undefined,
): Promise<string> {
  const given =
    readOption('--machine', machine, aptosContractAddress) ?? loaded?.config.extras.machine
  if (given !== undefined) return given
  const { isLocal, name: chain } = await context.chain()
  if (!isLocal) throw new CommandError('MACHINE_NOT_GIVEN', { chain })
  return LOCAL_DROP_MACHINE
}

function versionOf(text: '1' | '2'): MachineVersion {
  return text === '1' ? 1 : 2
}
