import type { Kysely } from 'kysely'
import { bytesToHex } from 'viem'
import type { DB } from '../../../database/tables.ts'
import { applyBatch } from '../../apply/applyBatch.ts'
import { readPosition } from '../../apply/cursor.ts'
import { splitBatch } from '../../apply/splitBatch.ts'
import type { EvmLog } from '../../decode/evm/evmLog.ts'
import type { ChainBlock } from '../../itemActivity.ts'
import { filtersOfFunds, fundsOfBids } from '../evm/bidFunds.ts'
import { ContractBook } from '../evm/contractBook.ts'
import { NOTHING_DUE } from '../evm/dueFacts.ts'
import type { EvmNode } from '../evm/evmNode.ts'
import { type EvmSource, filtersOf, isEvmPosition } from '../evm/evmSource.ts'
import { fetchBlocks } from '../evm/fetchBlocks.ts'
import { byPlace, type LogFilter } from '../evm/fetchLogs.ts'
import { chainChanged } from '../evm/fetchRange.ts'
import { fetchState } from '../evm/fetchState.ts'
import { isAskedFor, knownHashes } from '../evm/knownHashes.ts'
import { readBatch } from '../evm/readBatch.ts'
import { BLOCK, LOGS } from '../evm/shapes.ts'
import {
  assertFields,
  LineProblem,
  type LineRefusal,
  type LineSource,
  type NumberedLine,
  replaced,
  tooEarly,
} from './lineSource.ts'

/** The chain of recorded logs, and the contracts that count on it. */
export interface EvmLinesInput {
  readonly node: EvmNode
  readonly database: Kysely<DB>
  readonly source: Pick<EvmSource, 'blockchain' | 'confirmations' | 'contracts' | 'exchanges'>
}

/** A block with all or some of its logs. */
export interface BlockLogs {
  readonly block: ChainBlock
  readonly logs: readonly EvmLog[]
}

/**
 * Creates the source for lines whose `block` is a result of `eth_getBlockByNumber`, and whose `logs` are the block's
 * results from `eth_getLogs`. Ignores logs that the source would not request from a node. If blocks are replaced later,
 * the source that follows the chain undoes them, as it finds them among the blocks read.
 */
export function evmLines({ node, database, source }: EvmLinesInput): LineSource<BlockLogs> {
  const { blockchain, exchanges } = source
  const contracts = new ContractBook(blockchain)
  return {
    blockchain,
    parse: blockIn,
    positionOf: ({ block }) => Number(block.number),
    refusals: async (lines) => {
      const stored = await readPosition(database, blockchain)
      const position = isEvmPosition(stored) ? stored : undefined
      const { latest } = await fetchState(node, { blockchain, position })
      const last = latest - source.confirmations
      const isEarly = ({ content }: BlockLine) => Number(content.block.number) > last
      const settled = lines.filter((line) => !isEarly(line))
      return [
        ...lines.filter(isEarly).map(({ number, content: { block } }) => {
          const place = `block ${block.number}`
          return tooEarly(number, { place, blockchain, last })
        }),
        ...(await contradicted({ node, database, source }, settled)),
      ]
    },
    apply: async (contents) => {
      const blocks = new Map(contents.map(({ block }) => [block.number, block]))
      const [end] = [...blocks.values()].sort((one, other) => (one.number < other.number ? 1 : -1))
      if (!end) return 0
      const funds = await fundsOfBids(database, blockchain)
      const filters = [...filtersOf(source), ...filtersOfFunds(funds)]
      const range = { logs: logsOf(contents, filters), blocks, end }
      // The source that follows the chain reads facts from dropped blocks again.
      const due = NOTHING_DUE
      const context = { blockchain, database, contracts, exchanges, funds, due }
      const batch = await readBatch(node, range, context)
      await assertStillThere(node, [...blocks.values()])
      let written = 0
      const onWritten = (activities: number) => {
        written += activities
      }
      // A range's end stands for all blocks up to it, but these lines need not include them all.
      for (const part of splitBatch({ ...batch, blocks: [] })) {
        await applyBatch(database, part, { onWritten })
      }
      return written
    },
  }
}

type BlockLine = NumberedLine<BlockLogs>

function blockIn(fields: Readonly<Record<string, unknown>>): BlockLogs {
  assertFields(fields, ['block', 'logs'])
  const block = BLOCK.safeParse(fields.block)
  if (!block.success) throw new LineProblem('has no block as eth_getBlockByNumber answers it')
  const logs = LOGS.safeParse(fields.logs)
  if (!logs.success) throw new LineProblem('has no logs as eth_getLogs answers them')
  const { number, hash } = block.data
  const isOther = (log: EvmLog) => log.block !== number || log.blockHash !== bytesToHex(hash)
  if (logs.data.some(isOther)) throw new LineProblem('has logs of another block than its own')
  return { block: block.data, logs: logs.data }
}

/** Refuses lines whose block differs from the node's or the database's. */
async function contradicted(
  { node, database, source: { blockchain } }: EvmLinesInput,
  lines: readonly BlockLine[],
): Promise<LineRefusal[]> {
  const numbers = [...new Set(lines.map(({ content }) => Number(content.block.number)))]
  const found = await fetchBlocks(node, numbers)
  const ofNode = new Map(numbers.map((number, at) => [number, found[at]]))
  const ofDatabase = await knownHashes(database, blockchain, numbers)
  const { host } = new URL(node.url)
  return lines.flatMap(({ number, content: { block } }) => {
    const thing = `block ${block.number} with the hash ${bytesToHex(block.hash)}`
    if (!isSame(block, ofNode.get(Number(block.number)))) {
      return replaced(number, thing, `the node ${host} does not have`)
    }
    const known = ofDatabase.get(Number(block.number))
    if (!known || known.equals(block.hash)) return []
    return replaced(number, thing, `the database has with the hash ${bytesToHex(known)}`)
  })
}

/** Checks the blocks again: reading facts may take a while, and the chain may have changed by then. */
async function assertStillThere(node: EvmNode, blocks: readonly ChainBlock[]): Promise<void> {
  const found = await fetchBlocks(
    node,
    blocks.map(({ number }) => Number(number)),
  )
  if (blocks.every((block, at) => isSame(block, found[at]))) return
  throw chainChanged()
}

function isSame(one: ChainBlock, other: ChainBlock | undefined): boolean {
  if (!other) return false
  return bytesToHex(one.hash) === bytesToHex(other.hash) && Number(one.time) === Number(other.time)
}

/** Deduplicates logs and sorts them in chain order. */
function logsOf(contents: readonly BlockLogs[], filters: readonly LogFilter[]): EvmLog[] {
  const logs = contents.flatMap((content) => content.logs)
  const once = new Map(
    logs.filter((log) => isAskedFor(log, filters)).map((log) => [`${log.block} ${log.index}`, log]),
  )
  return [...once.values()].sort(byPlace)
}
