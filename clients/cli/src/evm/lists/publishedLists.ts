import { asSentence, formatAmount, isMintlineError, isNodeError } from '@mintline/core'
import { inParallel } from '@mintline/core/async'
import type { DropPhase, DropState } from '@mintline/core/drop'
import { isNativeCurrencyId, parseCollectionId, parseCurrencyId } from '@mintline/core/identifiers'
import {
  type AllowlistEntry,
  buildAllowlist,
  fetchListUris,
  fetchPublishedList,
  type ListQuery,
  type ListUris,
  NATIVE_TOKEN,
} from '@mintline/evm'
import { type Hex, maxUint256, zeroAddress } from 'viem'
import type { ImportedList } from '../../config/importedConfig.ts'
import type { EvmContext } from '../chain/evmContext.ts'
import { readEvmCells } from './readEvmRow.ts'

/** A phase on its way into a config. */
export interface PhaseToImport {
  readonly phase: DropPhase
  /** Its name in sentences: `Phase 1`, `Token 3, phase 1`. */
  readonly label: string
  /** Name for its list's file. */
  readonly file: string
}

/** The list behind a phase's root, as far as it is published. */
export interface PublishedList {
  readonly list?: ImportedList
  /** True if a launch with the file sets the same root. */
  readonly isSame?: boolean
  /** A sentence about what the config leaves out. */
  readonly note?: string
}

/** Lists that are fetched at the same time. */
const CONCURRENCY = 8

/**
 * Fetches the wallets behind the roots of a drop's phases, as thirdweb publishes them.
 *
 * @returns In phase order.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchPublishedLists(
  context: EvmContext,
  { id, currencies }: DropState,
  phases: readonly PhaseToImport[],
): Promise<PublishedList[]> {
  const { connection } = await context.chain()
  const { contract } = parseCollectionId(id)
  const options = { signal: context.signal, ...context.resources() }
  const fetched = new Map<string, Promise<readonly AllowlistEntry[]>>()
  let listUris: Promise<ListUris> | undefined
  const fetchEntries = async (condition: ListQuery['condition']) => {
    listUris ??= fetchListUris(connection, contract, options)
    const query = { contract, condition, listUris: await listUris }
    return fetchPublishedList(connection, query, options)
  }
  const entriesOf = (condition: ListQuery['condition']) => {
    const key = `${condition.merkleRoot} ${condition.phaseIndex}`
    const entries = fetched.get(key) ?? fetchEntries(condition)
    fetched.set(key, entries)
    return entries
  }
  const read = (phase: PhaseToImport) => readList(context, { ...phase, currencies, entriesOf })
  return inParallel(phases, read, { concurrency: CONCURRENCY, signal: context.signal })
}

interface ListedPhase extends PhaseToImport, Pick<DropState, 'currencies'> {
  entriesOf(condition: ListQuery['condition']): Promise<readonly AllowlistEntry[]>
}

async function readList(context: EvmContext, listed: ListedPhase): Promise<PublishedList> {
  const { phase, label, file, entriesOf } = listed
  if (phase.kind !== 'list' || phase.list?.form !== 'merkle') return {}
  const merkleRoot = phase.list.root as Hex
  try {
    const entries = await entriesOf({ merkleRoot, phaseIndex: Number(phase.key) })
    const written = writeList(entries, listed)
    if (!written) {
      const note = `${label}: the published list has terms that no CSV file can have, so that only its root is carried over`
      return { note }
    }
    const list = { file, csv: written.csv, wallets: entries.length }
    // A launch builds a list with a document for each wallet.
    if (buildAllowlist(written.entries).merkleRoot === merkleRoot) return { list, isSame: true }
    const note = `${label}: ${file} has the wallets behind its root, and the config keeps the root, whose proofs are published. With the file in its place, a launch sets the root of proofs that you publish`
    return { list, note }
  } catch (error) {
    context.signal.throwIfAborted()
    if (!isMintlineError(error) || isNodeError(error)) throw error
    // Nothing is published: most drops have no such document.
    if (error.code === 'MERKLE_PROOFS_MISSING') return {}
    return { note: `${label}: its list is not carried over. ${asSentence(error.message)}` }
  }
}

/** Formats a list as the file that a launch reads; undefined = that file would have other terms. */
function writeList(
  entries: readonly AllowlistEntry[],
  { phase, currencies }: ListedPhase,
): { readonly csv: string; readonly entries: readonly AllowlistEntry[] } | undefined {
  const { currency, value: price } = phase.price
  const coin = currencies.get(currency.id)
  if (!coin) return undefined
  const isNative = isNativeCurrencyId(currency.id)
  const address = isNative ? NATIVE_TOKEN : parseCurrencyId(currency.id).address
  const terms = { maxMintsPerWallet: phase.maxPerWallet, coin, isNative, price, flatFee: 0n }
  const rows = entries.map((entry) => {
    const { wallet, quantityLimitPerWallet: limit, pricePerToken: own, currency: paidIn } = entry
    const cells = {
      address: wallet,
      amount: limit === maxUint256 ? '' : `${limit}`,
      price: own === maxUint256 ? '' : formatAmount(own, coin),
    }
    const read = readEvmCells(cells, terms)
    const isKept =
      'wallet' in read &&
      read.wallet === wallet &&
      read.quantityLimitPerWallet === limit &&
      read.pricePerToken === own &&
      [zeroAddress, address.toLowerCase()].includes(paidIn.toLowerCase())
    return isKept ? { line: Object.values(cells).join(), read } : undefined
  })
  const kept = rows.filter((row) => row !== undefined)
  const wallets = new Set(kept.map(({ read }) => read.wallet))
  if (wallets.size === 0 || wallets.size < entries.length) return undefined
  return {
    csv: ['address,amount,price', ...kept.map(({ line }) => line), ''].join('\n'),
    entries: kept.map(({ read }) => read),
  }
}
