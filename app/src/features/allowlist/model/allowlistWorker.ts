import type { AllowlistEntry } from '@mintline/solana'
import { type ListWorker, listWorker } from '#entities/list/model/listWorker.ts'
import type { RowSource } from '#shared/ui/table/rowSource.ts'
import type { AllowlistReading, AllowlistRequest, ComparedList } from '../lib/allowlistService.ts'
import type { EntryRow, ListedState } from '../lib/entryRows.ts'
import { packEntries } from '../lib/packedEntries.ts'

/** A list that a worker compared with the entries on chain. */
export interface Comparison extends ComparedList {
  /** Returns the listed entries in a state. */
  rowsOf: (state: ListedState) => RowSource<EntryRow>
}

/** A worker that holds an allowlist's file. */
export interface AllowlistWorker extends ListWorker<AllowlistReading> {
  /** Compares the list with the entries on chain. */
  compare: (onChain: readonly AllowlistEntry[]) => Promise<Comparison>
}

/** Starts a worker for one list. */
export function startAllowlistWorker(): AllowlistWorker {
  const worker = new Worker(new URL('../lib/allowlist.worker.ts', import.meta.url), {
    type: 'module',
  })
  const { ask, list } = listWorker<AllowlistReading, AllowlistRequest>(worker)
  let comparisons = 0
  return {
    ...list,
    compare: async (onChain) => {
      const compared = await ask<ComparedList>({ type: 'compare', onChain: packEntries(onChain) })
      comparisons += 1
      const comparison = `${list.id} ${comparisons}`
      const rowsOf = (state: ListedState): RowSource<EntryRow> => ({
        key: `${comparison} ${state}`,
        count: compared.counts[state],
        fetch: (query) => ask({ type: 'entries', state, query }),
      })
      return { ...compared, rowsOf }
    },
  }
}
