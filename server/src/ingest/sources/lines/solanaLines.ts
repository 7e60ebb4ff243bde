import { fieldOf } from '@mintline/core'
import { isSolanaSignature } from '@mintline/core/identifiers'
import { type NodeTransaction, nodeTransactionOf } from '@mintline/solana/reads'
import type { Kysely } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import { applyBatch } from '../../apply/applyBatch.ts'
import { readPosition } from '../../apply/cursor.ts'
import {
  decodeTransaction,
  type KnownItems,
  mintsOf,
} from '../../decode/solana/decodeTransaction.ts'
import { fetchSlots } from '../solana/fetchSlots.ts'
import { fetchState } from '../solana/fetchState.ts'
import { readBatch } from '../solana/readBatch.ts'
import { isSolanaPosition, type SolanaNode } from '../solana/solanaNode.ts'
import { watchPlaced } from '../solana/watches.ts'
import { assertFields, LineProblem, type LineSource, replaced, tooEarly } from './lineSource.ts'

/** The cluster of recorded transactions. */
export interface SolanaLinesInput {
  readonly node: SolanaNode
  readonly database: Kysely<DB>
  readonly blockchain: KnownItems['blockchain']
}

/** Maximum number of seconds in a date. */
const MOST_SECONDS = 8_640_000_000_000

/**
 * Creates the source for lines whose `transaction` is a result of `getTransaction` with the encoding json. Accepts only
 * final ones, as nothing checks later whether the cluster dropped them. Item watches stay where the source that follows
 * the cluster has them; watches for items that moved become due at once.
 */
export function solanaLines({
  node,
  database,
  blockchain,
}: SolanaLinesInput): LineSource<NodeTransaction> {
  const { host } = new URL(node.url)
  return {
    blockchain,
    parse: (fields) => transactionIn(fields, blockchain),
    positionOf: ({ slot }) => slot,
    refusals: async (lines) => {
      const stored = await readPosition(database, blockchain)
      const genesisHash = isSolanaPosition(stored) ? stored.genesisHash : undefined
      const { finalSlot } = await fetchState(node, { blockchain, genesisHash })
      const settled = lines.filter(({ content }) => content.slot <= finalSlot && !content.hasFailed)
      const slots = await fetchSlots(
        node,
        settled.map(({ content }) => content.signature),
      )
      const dropped = settled.filter(({ content }, at) => slots[at] !== content.slot)
      const early = lines.filter(({ content }) => content.slot > finalSlot)
      return [
        ...dropped.map(({ number, content: { signature, slot } }) => {
          const thing = `the transaction ${signature} in slot ${slot}`
          return replaced(number, thing, `the node ${host} does not have there`)
        }),
        ...early.map(({ number, content: { slot } }) =>
          tooEarly(number, { place: `slot ${slot}`, blockchain, last: finalSlot }),
        ),
      ]
    },
    apply: async (transactions) => {
      const batch = await readBatch(node, inOrder(transactions), {
        blockchain,
        database,
      })
      let written = 0
      await applyBatch(database, batch, {
        also: (transaction) => watchPlaced(transaction, batch),
        onWritten: (activities) => {
          written = activities
        },
      })
      return written
    },
  }
}

function transactionIn(
  fields: Readonly<Record<string, unknown>>,
  blockchain: KnownItems['blockchain'],
): NodeTransaction {
  assertFields(fields, ['transaction'])
  if (Array.isArray(fieldOf(fields.transaction, 'transaction'))) {
    throw new LineProblem('has its transaction as bytes: record it with the encoding json')
  }
  const transaction = parsed(fields.transaction, blockchain)
  if (transaction && isSound(transaction)) return transaction
  throw new LineProblem(
    'has no transaction as getTransaction answers it with the encoding json and all that it changed',
  )
}

/** Undefined = no node would answer so. */
function parsed(
  answer: unknown,
  blockchain: KnownItems['blockchain'],
): NodeTransaction | undefined {
  try {
    const transaction = nodeTransactionOf(answer)
    if (transaction) decodeTransaction(transaction, { blockchain, collectionOf: () => undefined })
    return transaction
  } catch {
    return undefined
  }
}

function isSound({ signature, slot, blockTime = 0 }: NodeTransaction): boolean {
  const isSlot = Number.isSafeInteger(slot) && slot >= 0
  return isSolanaSignature(signature) && isSlot && Math.abs(blockTime) <= MOST_SECONDS
}

/** Deduplicates transactions and sorts them by slot; within a slot, mints come first. */
function inOrder(transactions: readonly NodeTransaction[]): NodeTransaction[] {
  const once = new Map(
    transactions.filter(({ hasFailed }) => !hasFailed).map((each) => [each.signature, each]),
  )
  const rank = (transaction: NodeTransaction) => (mintsOf(transaction).length > 0 ? 0 : 1)
  return [...once.values()].sort((one, other) => one.slot - other.slot || rank(one) - rank(other))
}
