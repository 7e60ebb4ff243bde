import type { OnConflict } from '@mintline/solana'
import { type CallOptions, callWorker } from '#shared/lib/workerCalls.ts'
import type { RowSource } from '#shared/ui/table/rowSource.ts'
import type { ListAnswer, ListRequest } from '../lib/listReader.ts'
import type { Problem, ProblemRows, RowReport } from '../lib/problemTables.ts'
import type { ReadingRules } from '../lib/readList.ts'

/** A worker that holds one list of any kind, so that the page stays responsive. */
export interface ListWorker<More = unknown> {
  /** Unique among the page's workers. */
  readonly id: number
  /** Reads a file in place of the previous one. */
  read: (bytes: Uint8Array, rules: ReadingRules, call: CallOptions) => Promise<ListAnswer<More>>
  /** Returns the rows in a problem table. */
  problems: <Kind extends Problem>(kind: Kind, report: RowReport) => RowSource<ProblemRows[Kind]>
  /** Returns all rows in such a table as a file's text. */
  problemFile: (kind: Problem, onConflict: OnConflict) => Promise<string>
  /** Cancels all work and drops the list. */
  stop: () => void
}

let workers = 0

/** Wraps a worker that answers requests for all lists, besides those for its kind. */
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
