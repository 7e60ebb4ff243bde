import {
  type AllowlistEntryInput,
  type ListTotals,
  listTotals,
  parseAllowlistCsv,
  rowsAboveCaps,
} from '@mintline/solana'
import {
  createListReader,
  type ListAnswer,
  type ListRequest,
} from '#entities/list/lib/listReader.ts'
import type { CallOptions } from '#shared/lib/workerCalls.ts'
import { rowFinder } from '#shared/ui/table/rowFinder.ts'
import type { RowQuery, RowsFound } from '#shared/ui/table/rowSource.ts'
import {
  compareList,
  ENTRY_KEYS,
  type EntryRow,
  type EntryState,
  type ListedState,
} from './entryRows.ts'
import { type PackedEntries, packEntries, unpackEntries } from './packedEntries.ts'

/** Summary of an allowlist's file. */
export interface AllowlistReading {
  /** Prices in the usable rows. */
  totals: ListTotals
  /** Rows that are invalid only because entries on chain are small. */
  rowsAboveCaps: number
}

/** A list compared with the entries on chain. */
export interface ComparedList {
  counts: Record<EntryState, number>
  /** Entries to write, new ones first. */
  toWrite: PackedEntries
  /** Prices for the entries to write. */
  totals: ListTotals
  /** Wallets that only the chain lists. */
  onlyOnChain: readonly string[]
}

/** A request about an allowlist, besides those about any list. */
export type AllowlistRequest =
  /** Compares the list with the entries on chain. Answers `ComparedList`. */
  | { type: 'compare'; onChain: PackedEntries }
  /** Answers `RowsFound` for entries in a state since the last comparison. */
  | { type: 'entries'; state: ListedState; query: RowQuery }

type EntryFinders = Record<ListedState, (query: RowQuery) => RowsFound<EntryRow>>

/** Creates a service that holds an allowlist's file and handles requests about it, in a worker. */
export function createAllowlistService(): (
  request: ListRequest | AllowlistRequest,
  options?: CallOptions,
) => Promise<unknown> {
  const reader = createListReader()
  let entries: readonly AllowlistEntryInput[] = []
  /** The price token's; undefined = prices are in the network's coin. */
  let decimals: number | undefined
  let finders: EntryFinders | undefined
  const compare = (onChain: PackedEntries): ComparedList => {
    const { rows, toWrite } = compareList(entries, unpackEntries(onChain))
    const finderOf = (state: ListedState) =>
      rowFinder(rows[state], { textOf: ({ user }) => user, sortKeys: ENTRY_KEYS })
    finders = {
      new: finderOf('new'),
      changed: finderOf('changed'),
      unchanged: finderOf('unchanged'),
    }
    return {
      counts: {
        new: rows.new.length,
        changed: rows.changed.length,
        unchanged: rows.unchanged.length,
        onlyOnChain: rows.onlyOnChain.length,
      },
      toWrite: packEntries(toWrite),
      totals: listTotals(toWrite, decimals),
      onlyOnChain: rows.onlyOnChain.map(({ user }) => user),
    }
  }
  return async (request, options) => {
    switch (request.type) {
      case 'read': {
        entries = []
        decimals = request.rules.token?.decimals
        finders = undefined
        const answer: ListAnswer<AllowlistReading> = await reader.read(
          request,
          {
            parse: parseAllowlistCsv,
            keep: (list) => {
              entries = list.entries
              return {
                totals: listTotals(entries, decimals),
                rowsAboveCaps: countAboveCaps(list.badRows),
              }
            },
          },
          options,
        )
        return answer
      }
      case 'compare':
        return compare(request.onChain)
      case 'entries':
        if (!finders) throw new Error('The list was not compared.')
        return finders[request.state](request.query)
      default:
        return reader.answer(request)
    }
  }
}

function countAboveCaps(badRows: Parameters<typeof rowsAboveCaps>[0]): number {
  const above = rowsAboveCaps(badRows)
  return above ? new Set([...above.price, ...above.amount]).size : 0
}
