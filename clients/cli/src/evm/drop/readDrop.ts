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
import type { EvmContext } from '../chain/evmContext.ts'
import { evmStateFolder } from '../chain/evmStateFolder.ts'
import { type EvmConfig, type EvmTokenConfig, tokensOf } from '../config/evmConfig.ts'

/** How a command names its drop. */
export interface DropOption {
  readonly contract?: string
  readonly tokenId?: string
}

/** A command's subject: the whole drop, or one token id. */
type DropPart = 'drop' | 'tokenId'

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
 * @param part What the command is about. Where a config has several token ids and none is named, a drop is read by the
 *   first.
 * @throws DROP_NOT_GIVEN, USAGE_INVALID if a token id has to be named, and the errors of the config and `fetchDropState`
 */
export async function readDrop(
  context: EvmContext,
  options: DropOption,
  part: DropPart = 'tokenId',
): Promise<ReadDrop> {
  const { connection, reference, loaded } = await findDrop(context, options, part)
  const state = await fetchDropState(connection, reference, { signal: context.signal })
  return { state, loaded, phaseNames: phaseNamesOf(loaded, state) }
}

/** A drop on chain for planners, and its reader. */
export interface ReadPresent {
  readonly present: EvmPresent
  readonly drops: EvmDropChain
  /** Returns the names of a token id's phases in the config; empty = it has none for it. */
  namesOf(tokenId: bigint | undefined): readonly string[]
}

/**
 * Reads a command's whole drop for planners. Throws as `readDrop` does.
 *
 * @param tokens Token ids to read where a config has several and the options name none; `only` = refused. Default: the
 *   first.
 */
export async function readPresent(
  context: EvmContext,
  options: DropOption,
  tokens: 'first' | 'all' | 'only' = 'first',
): Promise<ReadPresent> {
  const part = tokens === 'only' ? 'tokenId' : 'drop'
  const { connection, reference, loaded } = await findDrop(context, options, part)
  const { contract, tokenId } = reference
  const isOfAll = tokens === 'all' && loaded && namedTokenId(options) === undefined
  const [, ...others] = isOfAll ? tokensOf(loaded.config) : []
  const otherTokenIds = others.flatMap((token) => token.tokenId ?? [])
  const drops = evmDropChain(connection, { tokenId, otherTokenIds })
  const present = await drops.read(contract, { signal: context.signal })
  if (!present) throw new CoreError('NO_CONTRACT_DATA', { contract })
  return { present, drops, namesOf: (id) => phaseNamesOf(loaded, { tokenId: id }) }
}

/** A command's drop, not read yet. */
interface FoundDrop extends Pick<ReadDrop, 'loaded'> {
  readonly connection: EvmConnection
  readonly reference: DropReference
}

async function findDrop(
  context: EvmContext,
  options: DropOption,
  part: DropPart,
): Promise<FoundDrop> {
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
    tokenId: tokenIdOf(options, ofDrop, part),
  }
  return { connection, reference, loaded: ofDrop }
}

/** Returns the names of a drop's phases in its config, or of a token id's. */
function phaseNamesOf(
  loaded: LoadedConfig<EvmConfig> | undefined,
  { tokenId }: Pick<DropState, 'tokenId'>,
): string[] {
  const token = loaded && configToken(loaded.config, tokenId)
  return token?.phases.map(({ name }) => name) ?? []
}

/** Returns a token id's settings in a config; undefined = it has none. */
export function configToken(
  config: EvmConfig,
  tokenId: bigint | undefined,
): EvmTokenConfig | undefined {
  return tokensOf(config).find((token) => token.tokenId === tokenId)
}

/**
 * Returns the token id that an option names in a config, otherwise the only one, or the erc721 drop.
 *
 * @throws USAGE_INVALID if the config has several, or not that one
 */
export function namedToken(
  config: EvmConfig,
  { tokenId }: Pick<DropOption, 'tokenId'>,
): EvmTokenConfig {
  const [only, ...others] = tokensOf(config)
  const token = tokenId === undefined ? only : configToken(config, readWhole('--token-id', tokenId))
  if (token && (tokenId !== undefined || others.length === 0)) return token
  const known = tokensOf(config).flatMap((one) => one.tokenId ?? [])
  throw usageError(`Name a token id of the config with --token-id: ${known.join(', ')}`)
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
  if (config.extras.contract !== undefined) return config.extras.contract
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
  part: DropPart,
): DropReference['tokenId'] {
  if (tokenId !== undefined) return readWhole('--token-id', tokenId)
  if (!loaded) return undefined
  return part === 'drop'
    ? tokensOf(loaded.config)[0]?.tokenId
    : namedToken(loaded.config, {}).tokenId
}
