import { inParallel } from '@mintline/core'
import { type EvmBlockchain, networksOf } from '@mintline/core/networks'
import { CLAIM_TOPIC, readContracts, transactionValue } from '@mintline/evm'
import type { Kysely } from 'kysely'
import type { Hex } from 'viem'
import type { DB } from '../../../database/tables.ts'
import { tokensToAskAgain } from '../../apply/completeSales.ts'
import type { CurrencyFacts, FactChange, IngestBatch } from '../../batch.ts'
import type { ChangesOfFacts } from '../../decode/evm/changesOf.ts'
import {
  decodeExchanges,
  type ExchangeAddresses,
  type KnownOrder,
  withPurchases,
} from '../../decode/evm/decodeExchanges.ts'
import { type DecodedLogs, decodeLogs } from '../../decode/evm/decodeLogs.ts'
import type { EvmLog } from '../../decode/evm/evmLog.ts'
import { EXCHANGE_TOPICS, platformLogs } from '../../decode/evm/exchangeFills.ts'
import { FUND_TOPICS, fundChanges, type WatchedFunds } from '../../decode/evm/fundChanges.ts'
import { calledOrder } from '../../decode/evm/matchedOrders.ts'
import { type TokenStandard, transfersOf } from '../../decode/evm/transfersOf.ts'
import type { ChainBlock } from '../../itemActivity.ts'
import { nameOf } from '../knownItems.ts'
import { unknownCurrencies } from '../unknownCurrencies.ts'
import type { ContractBook } from './contractBook.ts'
import { currencyReads } from './contractReads.ts'
import type { DueFacts } from './dueFacts.ts'
import type { EvmNode } from './evmNode.ts'
import { fetchCalls } from './fetchCalls.ts'
import { type CollectionToRead, fetchCollections } from './fetchCollections.ts'
import { fetchItems } from './fetchItems.ts'
import type { LogRange } from './fetchRange.ts'
import { itemsToRead } from './itemsToRead.ts'
import { knownSinceLater } from './knownRows.ts'
import { ordersByCounter } from './ordersByCounter.ts'
import { ordersByHash } from './ordersByHash.ts'

const CONCURRENCY = 8

/** Facts about a chain besides its logs. */
export interface BatchContext {
  readonly blockchain: EvmBlockchain
  readonly database: Kysely<DB>
  readonly contracts: ContractBook
  readonly exchanges: ExchangeAddresses
  /** Bidders' funds to watch for changes. */
  readonly funds: WatchedFunds
  /** Facts to read again with these logs, whatever they report. */
  readonly due: DueFacts
}

/**
 * Creates a batch from logs: decodes them, and fetches everything that they report as new or changed.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, database errors, or the signal's reason.
 */
export async function readBatch(
  node: EvmNode,
  { logs, blocks, end }: LogRange,
  context: BatchContext,
): Promise<IngestBatch> {
  const { blockchain, database, contracts, exchanges, funds, due } = context
  // Transfers of other tokens are by far the most logs.
  const relevant = logs.filter(
    ({ topics, ...log }) =>
      !isAmong(EXCHANGE_TOPICS, topics) &&
      (!isAmong(FUND_TOPICS, topics) || transfersOf({ ...log, topics }).length > 0),
  )
  const fresh = await contracts.learn(node, database, [
    ...relevant.map(({ address }) => address),
    ...due.collections.keys(),
  ])
  const standardOf = (contract: string) => contracts.standardOf(contract)
  const claims = relevant.filter(
    ({ topics, address }) => topics[0] === CLAIM_TOPIC && standardOf(address) !== undefined,
  )
  const ofExchanges = logs.filter(({ topics }) => isAmong(EXCHANGE_TOPICS, topics))
  const stored = await ordersByHash(database, blockchain, ofExchanges)
  const unknown = ofExchanges.filter((log) => isFillOfNone(log, stored))
  const calls = await fetchCalls(node, [...claims, ...unknown])
  const [network] = networksOf(blockchain)
  const coinAmount = (amount: bigint) => transactionValue(amount, network)
  const decoded = decodeLogs(relevant, {
    blockchain,
    standardOf,
    callOf: (transaction) => calls.get(transaction),
    coinAmount,
  })
  const traded = decodeExchanges(ofExchanges, {
    exchanges,
    activities: decoded.activities,
    orderOf: (log, hash) => stored(hash) ?? calledOrder(log, hash, calls.get(log.transaction)),
    cancelledBy: await ordersByCounter(database, blockchain, ofExchanges),
    coinAmount,
  })
  const sales = placed(traded.sales, blocks)
  const activities = withPurchases(placed(decoded.activities, blocks), sales)
  const blockOf = (number: bigint) => ({ number, time: blocks.get(number)?.time ?? end.time })
  const firsts = new Map<string, CollectionToRead['first']>()
  for (const { address, block } of relevant) {
    if (!firsts.has(address)) firsts.set(address, blockOf(block))
  }
  const older = await knownSinceLater(database, blockchain, firsts)
  const paid = new Set([
    ...activities.flatMap(({ mintCurrency }) => mintCurrency ?? []),
    ...sales.flatMap(({ currency }) => currency ?? []),
    ...(await tokensToAskAgain(database, { blockchain })),
  ])
  return {
    blockchain,
    activities,
    collections: await fetchCollections(
      node,
      collectionsToRead({ fresh: [...fresh, ...older], decoded, due, firsts, standardOf, blockOf }),
    ),
    items: await fetchItems(
      node,
      blockchain,
      await itemsToRead(database, { blockchain, activities, decoded, due, blockOf, standardOf }),
    ),
    currencies: await fetchCurrencies(
      node,
      await unknownCurrencies(database, blockchain, [...paid]),
    ),
    blocks: [end],
    sales,
    orderEvents: placed(traded.orderEvents, blocks),
    fundChanges: fundChanges(logs, funds),
    factChanges: factChanges(decoded, blockOf),
  }
}

/** Returns true for a fill whose orders are all unknown: then only the call shows what was traded. */
const isFillOfNone = (log: EvmLog, stored: (hash: string) => KnownOrder | undefined) => {
  const fills = platformLogs(log).filter(({ effect }) => effect.type === 'FILL')
  return fills.length > 0 && fills.every(({ order }) => !stored(order))
}

const isAmong = (events: readonly Hex[], [event]: readonly Hex[]) =>
  event !== undefined && events.includes(event)

/** Returns the blocks that report changes. */
function factChanges(
  { changedCollections, changedItems }: ChangesOfFacts,
  blockOf: (number: bigint) => FactChange['block'],
): FactChange[] {
  return [
    ...[...changedCollections].flatMap(([collection, numbers]) =>
      numbers.map((number) => ({ collection, tokens: undefined, block: blockOf(number) })),
    ),
    ...changedItems.map(({ contract, from, to, block }) => ({
      collection: contract,
      tokens: { from, to },
      block: blockOf(block),
    })),
  ]
}

/** Adds blocks to events. */
function placed<Event extends { readonly blockNumber: bigint }>(
  events: readonly Event[],
  blocks: LogRange['blocks'],
): (Omit<Event, 'blockNumber'> & { readonly block: ChainBlock })[] {
  return events.flatMap(({ blockNumber, ...event }) => {
    const block = blocks.get(blockNumber)
    return block ? [{ ...event, block }] : []
  })
}

/**
 * Fetches facts about ERC-20 tokens.
 *
 * @returns Facts without contracts that are no such tokens.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
async function fetchCurrencies(node: EvmNode, tokens: readonly string[]): Promise<CurrencyFacts[]> {
  const found = await inParallel(tokens, (token) => fetchCurrency(node, token), {
    concurrency: CONCURRENCY,
    signal: node.signal,
  })
  return found.flat()
}

async function fetchCurrency(node: EvmNode, currency: string): Promise<CurrencyFacts[]> {
  const { token } = await readContracts(
    node.clientOf(),
    { token: currencyReads(currency) },
    { signal: node.signal },
  )
  const { decimals, symbol } = token
  return decimals === undefined ? [] : [{ currency, symbol: nameOf(symbol) ?? currency, decimals }]
}

/** Reasons to read collections. */
interface Reasons {
  /** Contracts that are not in the database, or that are stored with too late a first block. */
  readonly fresh: readonly string[]
  readonly decoded: Pick<DecodedLogs, 'changedCollections' | 'creators'>
  readonly due: Pick<DueFacts, 'collections'>
  /** First logs' blocks, by contract. */
  readonly firsts: ReadonlyMap<string, CollectionToRead['first']>
  readonly standardOf: (contract: string) => TokenStandard | undefined
  /** Returns a block by number. */
  readonly blockOf: (number: bigint) => CollectionToRead['first']
}

/** Selects collections that are new, that report a change, or whose facts are due, without duplicates. */
function collectionsToRead({
  fresh,
  decoded: { changedCollections, creators },
  due,
  firsts,
  standardOf,
  blockOf,
}: Reasons): CollectionToRead[] {
  const contracts = new Set([...fresh, ...changedCollections.keys(), ...due.collections.keys()])
  return [...contracts].flatMap((contract) => {
    const known = due.collections.get(contract)
    const [standard, first] = [standardOf(contract), known?.first ?? firsts.get(contract)]
    if (!standard || !first) return []
    const changed = changedCollections.get(contract)?.at(-1)
    const time = changed === undefined ? (known ?? first).time : blockOf(changed).time
    return [{ contract, standard, creator: creators.get(contract), first, time }]
  })
}
