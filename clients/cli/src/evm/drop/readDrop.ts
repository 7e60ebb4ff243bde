import { CoreError } from '@mintline/core'
import { evmAddress } from '@mintline/core/identifiers'
import {
  type DropReference,
  type DropState,
  type EvmConnection,
  fetchDropState,
} from '@mintline/evm'
import { type EvmDropChain, type EvmPresent, evmDropChain } from '@mintline/evm/drop'
import { readOption, readWhole, usageError } from '../../commands/optionValues.ts'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { CommandError } from '../../errors/commandError.ts'
import { createdContracts } from '../../state/createdContracts.ts'
import type { EvmConfig } from '../config/evmSchema.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { evmStateFolder } from '../state/evmStateFolder.ts'

/** How a command names its drop. */
export interface DropOption {
  readonly contract?: string
  readonly tokenId?: string
}

/** A drop on chain. */
export interface ReadDrop {
  readonly state: DropState
  /** The config, if it belongs to this drop. */
  readonly loaded: LoadedConfig<EvmConfig> | undefined
  /** Phase names in the config; empty if its phases are for another token id. */
  readonly phaseNames: readonly string[]
}

/**
 * Reads a command's drop: the one in `--contract`, otherwise the one in the config.
 *
 * @throws DROP_NOT_GIVEN, and the errors of the config and `fetchDropState`
 */
export async function readDrop(context: EvmContext, options: DropOption): Promise<ReadDrop> {
  const { connection, reference, loaded } = await findDrop(context, options)
  const state = await fetchDropState(connection, reference, { signal: context.signal })
  return { state, loaded, phaseNames: loaded ? phaseNamesOf(loaded.config, state) : [] }
}

/** A drop on chain for planners, and its reader. */
export interface ReadPresent extends Pick<ReadDrop, 'phaseNames'> {
  readonly present: EvmPresent
  readonly drops: EvmDropChain
}

/** Reads a command's drop for planners. Throws as `readDrop` does. */
export async function readPresent(context: EvmContext, options: DropOption): Promise<ReadPresent> {
  const { connection, reference, loaded } = await findDrop(context, options)
  const { contract, tokenId } = reference
  const drops = evmDropChain(connection, { tokenId })
  const present = await drops.read(contract, { signal: context.signal })
  if (!present) throw new CoreError('NO_CONTRACT_DATA', { contract })
  const phaseNames = loaded ? phaseNamesOf(loaded.config, present.contract) : []
  return { present, drops, phaseNames }
}

/** A command's drop, not read yet. */
interface FoundDrop extends Pick<ReadDrop, 'loaded'> {
  readonly connection: EvmConnection
  readonly reference: DropReference
}

async function findDrop(context: EvmContext, options: DropOption): Promise<FoundDrop> {
  // An unknown chain explains more than an address on it.
  const { connection } = await context.chain()
  const named = readOption('--contract', options.contract, addressIn)
  const loaded = context.configIfAny()
  const own = loaded && (await contractOfConfig(context, loaded))
  const contract = named ?? own
  if (contract === undefined) throw new CommandError('DROP_NOT_GIVEN', {})
  const ofDrop = own !== undefined && contract === own ? loaded : undefined
  const reference = {
    contract: options.contract ?? contract,
    tokenId: tokenIdOf(options, ofDrop),
  }
  return { connection, reference, loaded: ofDrop }
}

function phaseNamesOf(
  { collection, phases }: EvmConfig,
  { variant, tokenId }: DropState,
): string[] {
  const isOfToken = variant === 'erc721' || tokenId === collection.tokenId
  return isOfToken ? phases.map(({ name }) => name) : []
}

/** Returns the address in a contract's name, which may be a union id. */
function addressIn(contract: string): string {
  return evmAddress(contract.split(':')[1] ?? contract)
}

/** Returns a config's drop address: the one that it names, otherwise the recorded one; undefined = not deployed. */
export async function contractOfConfig(
  context: EvmContext,
  { config, path }: LoadedConfig<EvmConfig>,
): Promise<string | undefined> {
  if (config.collection.contract !== undefined) return config.collection.contract
  const folder = await evmStateFolder(context.stateBase(), await context.chain())
  return createdContracts(folder, path, evmAddress).read().drop
}

/** Returns the token id that a command names; undefined = all items in the drop. */
export function namedTokenId({ contract, tokenId }: DropOption): bigint | undefined {
  const named = tokenId ?? contract?.split(':')[2]
  return named === undefined ? undefined : readWhole('--token-id', named)
}

/**
 * Returns the drop option for a command about all items: without a token id, an erc1155 drop is read by its first one.
 */
export function forAllItems(options: DropOption): DropOption {
  const isNamed = options.contract === undefined || namedTokenId(options) !== undefined
  return isNamed ? options : { ...options, tokenId: '0' }
}

/** @throws USAGE_INVALID for a token id in an erc721 drop, whose items share their settings. */
export function assertHasTokenIds(
  { variant }: Pick<DropState, 'variant'>,
  tokenId: bigint | undefined,
): void {
  if (variant === 'erc1155' || tokenId === undefined) return
  throw usageError('The items of an erc721 drop share their settings: leave out --token-id')
}

function tokenIdOf(
  { tokenId }: DropOption,
  loaded: LoadedConfig<EvmConfig> | undefined,
): DropReference['tokenId'] {
  if (tokenId !== undefined) return readWhole('--token-id', tokenId)
  return loaded?.config.collection.variant === 'erc1155'
    ? loaded.config.collection.tokenId
    : undefined
}
