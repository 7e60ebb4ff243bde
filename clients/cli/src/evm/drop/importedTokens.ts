import type { DropState } from '@mintline/core/drop'
import type { EvmExtras, TokenState, TokenTerms } from '@mintline/evm/drop'
import { usageError } from '../../commands/optionValues.ts'
import { MAX_TOKENS } from '../../config/extrasSchema.ts'
import { counted } from '../../output/counted.ts'
import type { EvmContext } from '../chain/evmContext.ts'
import {
  assertHasTokenIds,
  firstTokenIds,
  hasSettings,
  readTokens,
  tokenCount,
} from './readDrop.ts'

/** A drop to import: its address or union id, and the token ids that are wanted. */
export interface ImportedDropOption {
  readonly contract: string
  /** Single ones, and ranges such as `0-9`. Default: all that have settings of their own. */
  readonly tokenId?: readonly string[]
}

/** A token id in an imported drop, or a whole erc721 drop. */
export interface ImportedToken
  extends Pick<TokenTerms, 'maxItems' | 'receiver' | 'royalty'>,
    Pick<TokenState, 'phases'> {
  /** Undefined for an erc721 drop. */
  readonly tokenId: bigint | undefined
}

/** A drop with the token ids for its config. */
export interface DropWithTokens {
  /** Read by one of its token ids. */
  readonly drop: DropState<EvmExtras>
  readonly tokens: readonly [ImportedToken, ...ImportedToken[]]
  /** Sentences about token ids that were not read. */
  readonly notes: readonly string[]
}

/**
 * Reads a drop with the named token ids, otherwise with those that have phases, a limit, a treasury or royalties of
 * their own; without any, with the first one. At most as many are read as a config can have.
 *
 * @throws USAGE_INVALID if a token id does not exist, or is named for an erc721 drop; what `readDrop` throws
 */
export async function readDropWithTokens(
  context: EvmContext,
  options: ImportedDropOption,
): Promise<DropWithTokens> {
  const { connection } = await context.chain()
  const [blockchain = '', address, ofUnionId] = options.contract.split(':')
  const contract = address === undefined ? blockchain : `${blockchain}:${address}`
  const named = tokenIdsIn(options.tokenId ?? (ofUnionId === undefined ? [] : [ofUnionId]))
  const [tokenId = 0n] = named
  const stateWith = async (otherTokenIds: readonly bigint[]) => {
    const tokens = { contract, tokenId, otherTokenIds }
    return (await readTokens(connection, tokens, context)).present.state
  }
  const first = await stateWith([])
  assertHasTokenIds(first.extras, named[0])
  if (first.extras.variant === 'erc721')
    return { drop: first, tokens: [ownToken(first)], notes: [] }
  const count = tokenCount(first.extras)
  assertExist(named, count)
  const read = named.length > 0 ? named : firstTokenIds(count)
  const otherTokenIds = read.filter((id) => id !== tokenId)
  const drop = otherTokenIds.length === 0 ? first : await stateWith(otherTokenIds)
  const own = ownToken(drop)
  const tokens = [own, ...drop.extras.otherTokens]
  const [kept = own, ...others] = named.length > 0 ? tokens : tokens.filter(hasSettings)
  return {
    drop,
    tokens: [kept, ...others],
    notes: named.length > 0 ? [] : leftOut(count),
  }
}

/** A token id, or a range. */
const TOKEN_IDS = /^(\d{1,20})(?:-(\d{1,20}))?$/

/** Parses token ids, in order and each once. */
function tokenIdsIn(texts: readonly string[]): readonly bigint[] {
  const found = new Set<bigint>()
  for (const text of texts) {
    const [, from = '', to = from] = TOKEN_IDS.exec(text) ?? []
    if (from === '' || BigInt(to) < BigInt(from)) {
      throw usageError(`--token-id takes a whole number, or a range such as 0-9, not ${text}`)
    }
    const end = BigInt(to) + 1n
    if (end - BigInt(from) > MAX_TOKENS) throw tooMany(text)
    for (const tokenId of range(BigInt(from), end)) found.add(tokenId)
    if (found.size > MAX_TOKENS) throw tooMany(texts.join(', '))
  }
  return [...found].sort((one, other) => (one < other ? -1 : 1))
}

function tooMany(text: string) {
  return usageError(`A config has at most ${MAX_TOKENS} token ids: name fewer than ${text}`)
}

function assertExist(named: readonly bigint[], count: bigint): void {
  const missing = named.find((tokenId) => tokenId >= count)
  if (missing === undefined) return
  const existing = count === 0n ? 'none yet' : count === 1n ? '0 alone' : `0 to ${count - 1n}`
  throw usageError(`Token id ${missing} does not exist: the drop has ${existing}`)
}

/** Returns what a drop was read by, in the shape of its other token ids. */
function ownToken({ supply, phases, money, extras }: DropState<EvmExtras>): ImportedToken {
  const { tokenId, ofCollection } = extras
  const [receiver] = money.receivers
  const [payee] = money.royalties.recipients
  const { valueBp } = money.royalties
  const hasRoyalty =
    payee &&
    (payee.address !== ofCollection.royalty.recipient || valueBp !== ofCollection.royalty.valueBp)
  return {
    tokenId,
    maxItems: supply.maxItems,
    phases,
    receiver: receiver?.address === ofCollection.receiver ? undefined : receiver?.address,
    royalty: hasRoyalty ? { valueBp, recipient: payee.address } : undefined,
  }
}

function leftOut(count: bigint): string[] {
  const most = BigInt(MAX_TOKENS)
  if (count <= most) return []
  const next = min(count, 2n * most) - 1n
  return [
    `The drop has ${counted(count, 'token id')}, of which the first ${most} were read, as a config has no more. For others, name them with --token-id, as in --token-id ${most}-${next}`,
  ]
}

function range(from: bigint, end: bigint): bigint[] {
  return Array.from({ length: Number(end - from) }, (_, index) => from + BigInt(index))
}

function min(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
