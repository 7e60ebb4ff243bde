import { inParallel } from '@mintline/core'
import type { Kysely } from 'kysely'
import { ZodError } from 'zod'
import type { DB } from '../../../database/tables.ts'
import { applyBatch } from '../../apply/applyBatch.ts'
import { readPosition } from '../../apply/cursor.ts'
import { splitBatch } from '../../apply/splitBatch.ts'
import type { AptosTransaction } from '../../decode/aptos/aptosTransaction.ts'
import { decodeTransaction } from '../../decode/aptos/decodeTransaction.ts'
import type { AptosNode } from '../aptos/aptosNode.ts'
import { fetchHash, fetchState, isAptosPosition } from '../aptos/fetchState.ts'
import { carriedOut, TRANSACTION } from '../aptos/fetchTransactions.ts'
import { readBatch } from '../aptos/readBatch.ts'
import { assertFields, LineProblem, type LineSource, replaced, tooEarly } from './lineSource.ts'

/** The network of recorded transactions, and the drop machines that count on it. */
export interface AptosLinesInput {
  readonly node: AptosNode
  readonly database: Kysely<DB>
  /** Addresses where drop machines are published, in core's normal form. */
  readonly machines: ReadonlySet<string>
}

/** A recorded transaction. */
export interface RecordedTransaction {
  readonly version: number
  readonly hash: string
  /** Undefined = it cannot change an item, whichever items are known. */
  readonly transaction: AptosTransaction | undefined
}

const BLOCKCHAIN = 'APTOS'
const CONCURRENCY = 8

/** Creates the source for lines whose `transaction` is a REST API response. Such transactions are final. */
export function aptosLines({
  node,
  database,
  machines,
}: AptosLinesInput): LineSource<RecordedTransaction> {
  const { host } = new URL(node.url)
  return {
    blockchain: BLOCKCHAIN,
    parse: (fields) => transactionIn(fields, machines),
    positionOf: ({ version }) => version,
    refusals: async (lines) => {
      const stored = await readPosition(database, BLOCKCHAIN)
      const { version: last } = await fetchState(node, isAptosPosition(stored) ? stored : undefined)
      const early = lines.filter(({ content }) => content.version > last)
      const settled = lines.filter(
        ({ content: { version, transaction } }) => version <= last && transaction,
      )
      const hashes = await inParallel(settled, ({ content }) => fetchHash(node, content.version), {
        concurrency: CONCURRENCY,
      })
      const other = settled.filter(({ content }, at) => hashes[at] !== content.hash)
      return [
        ...other.map(({ number, content: { version, hash } }) => {
          const thing = `the transaction ${hash} with the version ${version}`
          return replaced(number, thing, `the node ${host} does not have there`)
        }),
        ...early.map(({ number, content: { version } }) =>
          tooEarly(number, { place: `version ${version}`, blockchain: BLOCKCHAIN, last }),
        ),
      ]
    },
    apply: async (contents) => {
      const transactions = inOrder(contents)
      const end = transactions.at(-1)
      if (!end) return 0
      const batch = await readBatch(node, { transactions, end }, { database, machines })
      let written = 0
      const onWritten = (activities: number) => {
        written += activities
      }
      for (const part of splitBatch(batch)) await applyBatch(database, part, { onWritten })
      return written
    },
  }
}

function transactionIn(
  fields: Readonly<Record<string, unknown>>,
  machines: ReadonlySet<string>,
): RecordedTransaction {
  assertFields(fields, ['transaction'])
  const { success, data } = TRANSACTION.safeParse(fields.transaction)
  if (!success) throw new LineProblem('has no transaction as the REST interface answers it')
  const { version, hash } = data
  const [transaction] = carriedOut(data)
  return { version, hash, transaction: transaction && relevant(transaction, machines) }
}

/** Undefined = it does not concern drops, whichever items are known. */
function relevant(
  transaction: AptosTransaction,
  machines: ReadonlySet<string>,
): AptosTransaction | undefined {
  try {
    // Any object may be an item.
    const collectionOf = (item: string) => item
    const { activities, collections } = decodeTransaction(transaction, { machines, collectionOf })
    return activities.length > 0 || collections.length > 0 ? transaction : undefined
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    throw new LineProblem('has events or resources in another form than drop machines give them')
  }
}

/** Deduplicates transactions and sorts them by version. */
function inOrder(contents: readonly RecordedTransaction[]): AptosTransaction[] {
  const once = new Map(
    contents.flatMap(({ version, transaction }) => (transaction ? [[version, transaction]] : [])),
  )
  return [...once.values()].sort((one, other) => one.version - other.version)
}
