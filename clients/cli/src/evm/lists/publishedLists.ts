import { asSentence, formatAmount, isMintlineError, isNodeError, phaseLabel } from '@mintline/core'
import type { DropPhase, DropState } from '@mintline/core/drop'
import { isNativeCurrencyId, parseCollectionId, parseCurrencyId } from '@mintline/core/identifiers'
import {
  type AllowlistEntry,
  buildAllowlist,
  type EvmConnection,
  fetchPublishedList,
  NATIVE_TOKEN,
} from '@mintline/evm'
import { type Hex, maxUint256, zeroAddress } from 'viem'
import { type ImportedList, listFileOf } from '../../config/importedConfig.ts'
import type { EvmContext } from '../runtime/evmContext.ts'
import { readEvmCells } from './readEvmRow.ts'

/** Lists that a drop's document names by the roots of its phases. */
export interface PublishedLists {
  readonly lists: readonly ImportedList[]
  /** The phases, without the roots that launches would make of their files again. */
  readonly phases: readonly (DropPhase & { readonly file?: string })[]
  /** Sentences about lists that the config leaves out. */
  readonly notes: readonly string[]
}

/** The outcome for one phase. */
interface PhaseList {
  readonly list?: ImportedList
  /** True if a launch with the file sets the same root. */
  readonly isSame?: boolean
  readonly note?: string
}

/**
 * Fetches the wallets behind the roots of a drop's phases, as thirdweb publishes them.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchPublishedLists(
  context: EvmContext,
  connection: EvmConnection,
  drop: DropState,
): Promise<PublishedLists> {
  const found = await Promise.all(
    drop.phases.map((phase, index) => fetchPhaseList(context, connection, { drop, phase, index })),
  )
  return {
    lists: found.flatMap(({ list }) => list ?? []),
    phases: drop.phases.map((phase, index) =>
      found[index]?.isSame ? { ...phase, list: undefined, file: listFileOf(index) } : phase,
    ),
    notes: found.flatMap(({ note }) => note ?? []),
  }
}

interface PhaseOfDrop {
  readonly drop: DropState
  readonly phase: DropPhase
  readonly index: number
}

async function fetchPhaseList(
  context: EvmContext,
  connection: EvmConnection,
  { drop, phase, index }: PhaseOfDrop,
): Promise<PhaseList> {
  if (phase.kind !== 'list' || phase.list?.form !== 'merkle') return {}
  const { contract } = parseCollectionId(drop.id)
  const merkleRoot = phase.list.root as Hex
  const condition = { merkleRoot, phaseIndex: Number(phase.key) }
  const options = { signal: context.signal, ...context.resources() }
  try {
    const entries = await fetchPublishedList(connection, { contract, condition }, options)
    const written = writeList(entries, { drop, phase, index })
    if (!written) {
      const note = `${phaseLabel(index)}: the published list has terms that no CSV file can have, so that only its root is carried over`
      return { note }
    }
    const file = listFileOf(index)
    const list = { file, csv: written.csv, wallets: entries.length }
    // A launch builds a list with a document for each wallet.
    if (buildAllowlist(written.entries).merkleRoot === merkleRoot) return { list, isSame: true }
    const note = `${phaseLabel(index)}: ${file} has the wallets behind its root, and the config keeps the root, whose proofs are published. With the file in its place, a launch sets the root of proofs that you publish`
    return { list, note }
  } catch (error) {
    context.signal.throwIfAborted()
    if (!isMintlineError(error) || isNodeError(error)) throw error
    // Nothing is published: most drops have no such document.
    if (error.code === 'MERKLE_PROOFS_MISSING') return {}
    return {
      note: `${phaseLabel(index)}: its list is not carried over. ${asSentence(error.message)}`,
    }
  }
}

/** Formats a list as the file that a launch reads; undefined = that file would have other terms. */
function writeList(
  entries: readonly AllowlistEntry[],
  { drop, phase }: PhaseOfDrop,
): { readonly csv: string; readonly entries: readonly AllowlistEntry[] } | undefined {
  const { currency, value: price } = phase.price
  const coin = drop.currencies.get(currency.id)
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
