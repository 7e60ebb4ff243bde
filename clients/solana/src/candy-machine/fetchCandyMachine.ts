import { isSolanaAddress, type SolanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import {
  CANDY_GUARD_PROGRAM,
  CANDY_MACHINE_PROGRAM,
  CORE_CANDY_GUARD_PROGRAM,
  CORE_CANDY_MACHINE_PROGRAM,
  CORE_PROGRAM,
  METADATA_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
} from '../addresses.ts'
import { deriveTokenMetadata } from '../pda/derivedAddresses.ts'
import { fetchAccounts } from '../reads/fetchAccounts.ts'
import { fetchInBatches } from '../reads/fetchInBatches.ts'
import { readAddress } from '../reads/records/decodeRecord.ts'
import { readTokenHolding } from '../reads/tokenAccounts.ts'
import { METADATA_RECORD } from '../reads/tokenMint.ts'
import type { ReadConnection, StoredAccount } from '../rpc/readConnection.ts'
import { decodeCoreCollection } from './coreCollection.ts'
import { type CandyGuard, decodeCandyGuard, isCandyGuard } from './guards.ts'
import { invalid, readWhole } from './invalid.ts'
import {
  hiddenTemplates,
  type ItemTemplates,
  linesSize,
  lineTemplates,
  readLines,
} from './itemTemplates.ts'
import {
  type CandyRoyalties,
  decodeMachine,
  type MachineRecord,
  NO_ROYALTIES,
  SETTINGS_SIZE,
} from './machine.ts'

/** A candy machine as it is on chain. */
export interface CandyMachine extends Omit<MachineRecord, 'items' | 'royalties'> {
  /** Name, symbol and metadata of the collection that its items join; Core collections have no symbol. */
  readonly metadata: { readonly name: string; readonly symbol: string; readonly uri: string }
  readonly royalties: CandyRoyalties
  readonly items: ItemTemplates & {
    /** Items that have a name and a URI so far. */
    readonly loaded: bigint
  }
  /** Undefined = only the mint authority may mint. */
  readonly candyGuard: CandyGuard | undefined
}

/** Most bytes of an account. */
const MAX_ACCOUNT_SIZE = 10_485_760
/** Most lines that are read: more than fit into an account beside usual URIs. */
const MAX_LINES = 250_000
/** Most bytes of guards, and of a collection: enough for hundreds of groups. */
const MAX_RECORD_SIZE = 131_072

/** Programs of a kind of machine. */
interface MachineKind {
  readonly guardProgram: string
  readonly isCore: boolean
}

const KINDS: ReadonlyMap<string, MachineKind> = new Map([
  [CANDY_MACHINE_PROGRAM, { guardProgram: CANDY_GUARD_PROGRAM, isCore: false }],
  [CORE_CANDY_MACHINE_PROGRAM, { guardProgram: CORE_CANDY_GUARD_PROGRAM, isCore: true }],
])

/**
 * Fetches a Metaplex candy machine, version 3 or Core, with its guards and its collection; undefined = the address is
 * not one's. Two requests, and one more for items with texts of their own.
 *
 * @param address Any text: only addresses are asked for.
 * @throws CANDY_MACHINE_INVALID, CANDY_GUARD_UNKNOWN, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchCandyMachine(
  connection: ReadConnection,
  address: string,
  options: AskOptions = {},
): Promise<CandyMachine | undefined> {
  if (!isSolanaAddress(address)) return undefined
  const dataSlice = { offset: 0, length: SETTINGS_SIZE }
  const [account] = await fetchAccounts(connection, [address], { ...options, dataSlice })
  if (!account) return undefined
  assertIsNoGuard(account)
  const kind = KINDS.get(account.owner.toBase58())
  if (!kind) return undefined
  const { items: settings, royalties, ...machine } = decodeMachine(account, kind.isCore)
  const related = await fetchRelated(connection, { machine, kind }, options)
  const items = await fetchItems(connection, { ...machine, items: settings }, options)
  return { ...related, ...machine, royalties: royalties ?? related.royalties, items }
}

/** @throws CANDY_MACHINE_INVALID, as guards do not say which machine uses them. */
function assertIsNoGuard(account: StoredAccount): void {
  const owner = account.owner.toBase58()
  if ([...KINDS.values()].some(({ guardProgram }) => guardProgram === owner)) {
    throw invalid(account.address, 'it is a candy guard, so give the address of its candy machine')
  }
}

interface MachineOfKind {
  readonly machine: Pick<MachineRecord, 'address' | 'mintAuthority' | 'collection'>
  readonly kind: MachineKind
}

/** Fetches a machine's guards and its collection. */
async function fetchRelated(
  connection: ReadConnection,
  { machine, kind: { guardProgram, isCore } }: MachineOfKind,
  options: AskOptions,
): Promise<Pick<CandyMachine, 'candyGuard' | 'metadata' | 'royalties'>> {
  const { mintAuthority, collection } = machine
  const record = isCore ? collection : deriveTokenMetadata(collection)
  const dataSlice = { offset: 0, length: MAX_RECORD_SIZE }
  const [guard, described] = await fetchAccounts(connection, [mintAuthority, record], {
    ...options,
    dataSlice,
  })
  for (const { address, data } of [guard, described].flatMap((found) => found ?? [])) {
    if (data.length >= MAX_RECORD_SIZE) throw invalid(address, 'its account is too large')
  }
  const isGuarded = guard?.owner.toBase58() === guardProgram && isCandyGuard(guard)
  const candyGuard = isGuarded ? decodeCandyGuard(guard, isCore) : undefined
  if (described?.owner.toBase58() !== (isCore ? CORE_PROGRAM : METADATA_PROGRAM)) {
    throw invalid(machine.address, `its collection ${collection} does not exist`)
  }
  if (isCore) {
    const { name, uri, royalties } = decodeCoreCollection(described)
    return { candyGuard, royalties, metadata: { name, symbol: '', uri } }
  }
  const { name, symbol, uri } = readWhole(collection, () => METADATA_RECORD.decode(described.data))
  return { candyGuard, royalties: NO_ROYALTIES, metadata: { name, symbol, uri } }
}

/** Fetches the texts of a machine's items, and finds the templates that they follow. */
async function fetchItems(
  connection: ReadConnection,
  { address, maxItems, items }: Pick<MachineRecord, 'address' | 'maxItems' | 'items'>,
  options: AskOptions,
): Promise<CandyMachine['items']> {
  if (!items) return { name: undefined, uri: undefined, loaded: 0n }
  if (!('offset' in items)) return { ...hiddenTemplates(items), loaded: maxItems }
  const length = linesSize(items, Number(maxItems))
  if (length > MAX_ACCOUNT_SIZE || maxItems > MAX_LINES) {
    throw invalid(address, `it has ${maxItems} items with texts of their own, which are too many`)
  }
  const dataSlice = { offset: items.offset, length }
  const [account] = await fetchAccounts(connection, [address], { ...options, dataSlice })
  if (account?.data.length !== length) throw invalid(address, 'its data end early')
  const loaded = readLines(items, Number(maxItems), account.data)
  return { ...lineTemplates(items, loaded), loaded: BigInt(loaded.size) }
}

/**
 * Fetches which wallets hold token accounts, by the accounts' addresses: candy machines name accounts as the receivers
 * of tokens. An address without such an account is missing in the result.
 *
 * @param accounts In base58.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchTokenHolders(
  connection: ReadConnection,
  accounts: readonly string[],
  options: AskOptions = {},
): Promise<ReadonlyMap<string, SolanaAddress>> {
  const distinct = [...new Set(accounts)]
  const stored = await fetchInBatches(connection, distinct, options)
  return new Map(
    distinct.flatMap((address, index): [string, SolanaAddress][] => {
      const account = stored[index]
      const isToken = [TOKEN_PROGRAM, TOKEN_2022_PROGRAM].includes(account?.owner.toBase58() ?? '')
      const holding = account && isToken ? readTokenHolding(account.data) : undefined
      return holding ? [[address, readAddress(holding.holder)]] : []
    }),
  )
}
