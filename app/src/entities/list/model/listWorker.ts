import type { OnConflict } from '@mintline/solana'
import { type CallOptions, callWorker } from '#shared/lib/workerCalls.ts'
import type { RowSource } from '#shared/ui/table/rowSource.ts'
import type { ListAnswer, ListRequest } from '../lib/listReader.ts'
import type { Problem, ProblemRows, RowReport } from '../lib/problemTables.ts'
import type { ReadingRules } from '../lib/readList.ts'

/** A worker that holds one list of any kind, so that the page stays responsive. */
export interface ListWorker<More = unknown> {
  /** Identifies it among those of the page. */
  readonly id: number
  /** Reads a file in the place of the one before. */
  read: (bytes: Uint8Array, rules: ReadingRules, call: CallOptions) => Promise<ListAnswer<More>>
  /** The rows of a table of problems. */
  problems: <Kind extends Problem>(kind: Kind, report: RowReport) => RowSource<ProblemRows[Kind]>
  /** All rows of such a table as the text of a file. */
  problemFile: (kind: Problem, onConflict: OnConflict) => Promise<string>
  /** Cancels all work and drops the list. */
  stop: () => void
}

let workers = 0

/** Asks a worker that answers requests of all lists, besides those of its kind. */
export function listWorker<More, Request extends { type: string }>(worker: Worker) {
  workers += 1
  const id = workers
  const ask = <Answer>(request: ListRequest | Request, call?: CallOptions) =>
    callWorker<Answer>(worker, request, call)
  const list: ListWorker<More> = {
    id,
    read: (bytes, rules, call) => ask({ type: 'read', bytes, rules }, call),
    problems: (kind, { tables }) => ({
      key: `${id} ${kind}`,
      count: tables[kind],
      fetch: (query) => ask({ type: 'problems', kind, query }),
    }),
    problemFile: (kind, onConflict) => ask({ type: 'problemFile', kind, onConflict }),
    stop: () => worker.terminate(),
  }
  return { ask, list }
}
