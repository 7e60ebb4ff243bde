import {
  type DropReference,
  type DropSettings,
  LOCAL_DROP_MACHINE,
  type MachineVersion,
  machinesAt,
} from '@mintline/aptos'
import { type AptosPresent, aptosDropChain, matchPhases } from '@mintline/aptos/drop'
import { CoreError } from '@mintline/core'
import { aptosContractAddress } from '@mintline/core/identifiers'
import { readOption } from '../../commands/optionValues.ts'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { CommandError } from '../../errors/commandError.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
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

/** Finds a command's drop. Throws MACHINE_NOT_GIVEN, and as `findContract` does. */
export async function findAptosDrop(
  context: AptosContext,
  options: AptosDropOption,
): Promise<FoundDrop> {
  const { contract, loaded, isOwn } = await context.findContract(options.contract)
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
