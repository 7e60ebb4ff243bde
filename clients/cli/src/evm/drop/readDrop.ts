import { CoreError } from '@mintline/core'
import {
  type DropReference,
  type DropState,
  type EvmConnection,
  fetchDropState,
} from '@mintline/evm'
import {
  type EvmDropChain,
  type EvmExtras,
  type EvmPresent,
  evmDropChain,
  type ReadTokens,
  type TokenState,
  type TokenTerms,
} from '@mintline/evm/drop'
import { readWhole, usageError } from '../../commands/optionValues.ts'
import { MAX_TOKENS } from '../../config/extrasSchema.ts'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import type { EvmContext } from '../chain/evmContext.ts'
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
export interface ReadPresent extends Pick<ReadDrop, 'loaded'> {
  readonly present: EvmPresent
  readonly drops: EvmDropChain
  /** Returns the names of a token id's phases in the config; empty = it has none for it. */
  namesOf(tokenId: bigint | undefined): readonly string[]
}

/**
 * Reads a command's whole drop for planners. Throws as `readDrop` does.
 *
 * @param tokens Token ids to read where the options name none: with `all`, the config's, or without a config all that
 *   are used; with `only`, several are refused. Default: the first.
 */
export async function readPresent(
  context: EvmContext,
  options: DropOption,
  tokens: 'first' | 'all' | 'only' = 'first',
): Promise<ReadPresent> {
  const part = tokens === 'only' ? 'tokenId' : 'drop'
  const { connection, reference, loaded } = await findDrop(context, options, part)
  const isOfAll = tokens === 'all' && namedTokenId(options) === undefined
  const { contract, tokenId = isOfAll ? 0n : undefined } = reference
  const [, ...others] = isOfAll && loaded ? tokensOf(loaded.config) : []
  const named = { contract, tokenId, otherTokenIds: others.flatMap((token) => token.tokenId ?? []) }
  const read = await readTokens(connection, named, context)
  const all = isOfAll && !loaded ? await withAllTokens(connection, read, context) : read
  return { ...all, loaded, namesOf: (id) => phaseNamesOf(loaded, { tokenId: id }) }
}

/** A drop on chain, and its reader. */
type DropWithReader = Pick<ReadPresent, 'present' | 'drops'>

/**
 * Reads a drop with the named token ids.
 *
 * @throws NO_CONTRACT_DATA, and what a `DropChain` throws
 */
export async function readTokens(
  connection: EvmConnection,
  { contract, ...tokens }: { readonly contract: string } & ReadTokens,
  { signal }: Pick<EvmContext, 'signal'>,
): Promise<DropWithReader> {
  const drops = evmDropChain(connection, tokens)
  const present = await drops.read(contract, { signal })
  if (!present) throw new CoreError('NO_CONTRACT_DATA', { contract })
  return { present, drops }
}

/** Reads a drop without a config once more: with the first token ids that have phases, mints or settings. */
async function withAllTokens(
  connection: EvmConnection,
  read: DropWithReader,
  context: EvmContext,
): Promise<DropWithReader> {
  const { contract, state } = read.present
  const count = tokenCount(state.extras)
  if (count < 2n) return read
  const { address, tokenId } = contract
  const otherTokenIds = firstTokenIds(count).slice(1)
  const { present, drops } = await readTokens(
    connection,
    { contract: address, tokenId, otherTokenIds },
    context,
  )
  if (count > MAX_TOKENS) {
    context.output.warn(
      `The drop has ${count} token ids, of which the first ${MAX_TOKENS} are shown: name others with --token-id`,
    )
  }
  const { extras } = present.state
  const isUsed = extras.otherTokens.map((token) => token.minted > 0n || hasSettings(token))
  const used = <Token>(all: readonly Token[]) => all.filter((_, index) => isUsed[index])
  const otherTokens = used(present.otherTokens)
  const ofState = { ...extras, otherTokens: used(extras.otherTokens) }
  return {
    drops,
    present: { ...present, otherTokens, state: { ...present.state, extras: ofState } },
  }
}

/** Returns the number of token ids in a drop; 0 for erc721. */
export function tokenCount({ batches }: Pick<EvmExtras, 'batches'>): bigint {
  return (batches.at(-1)?.lastTokenId ?? -1n) + 1n
}

/** Returns a drop's token ids, at most as many as a config can have. */
export function firstTokenIds(count: bigint): bigint[] {
  const length = count < MAX_TOKENS ? Number(count) : MAX_TOKENS
  return Array.from({ length }, (_, index) => BigInt(index))
}

/** Returns true if a token id has phases, a limit, a treasury or royalties of its own. */
export function hasSettings({
  phases,
  maxItems,
  receiver,
  royalty,
}: Pick<TokenTerms, 'maxItems' | 'receiver' | 'royalty'> & Pick<TokenState, 'phases'>): boolean {
  return phases.length > 0 || maxItems > 0n || receiver !== undefined || royalty !== undefined
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
  const { contract, loaded, isOwn } = await context.findContract(options.contract)
  const { connection } = await context.chain()
  const ofDrop = isOwn ? loaded : undefined
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
