import { isMintlineError, isNodeError, JsonRpcError, nodeError, statusOf } from '@mintline/core'
import { bytesToHex } from 'viem'
import type { EvmLog } from '../../decode/evm/evmLog.ts'
import type { ChainBlock } from '../../itemActivity.ts'
import type { EvmNode } from './evmNode.ts'
import { fetchBlock, fetchBlocks } from './fetchBlocks.ts'
import { type BlockRange, fetchLogs, LOGS_METHOD, type LogFilter } from './fetchLogs.ts'

/** Maximum number of logs read at once, unless a single block has more. */
const MOST_LOGS_AT_ONCE = 2_000

/** Logs in a block range. */
export interface LogRange {
  readonly logs: readonly EvmLog[]
  /** Blocks that contain the logs, by number. */
  readonly blocks: ReadonlyMap<bigint, ChainBlock>
  /** The range's last block. */
  readonly end: ChainBlock
}

/** Blocks to read, and how many to request at once. */
interface RangeInput {
  readonly filters: readonly LogFilter[]
  readonly from: number
  /** Hash of the block before, as it was read; undefined = none was read. */
  readonly parent: Uint8Array | undefined
  /** Last block that may be read. */
  readonly target: number
  readonly size: RangeSize
}

/**
 * Fetches logs from the next blocks. Shrinks the range if the node refuses, and grows it again afterwards. All logs are
 * from one chain, or none is returned.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_RATE_LIMITED, NODE_REFUSED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function fetchRange(node: EvmNode, input: RangeInput): Promise<LogRange> {
  const { filters, from, parent, target, size } = input
  for (;;) {
    const to = Math.min(target, from + size.blocks - 1)
    const end = await fetchBlock(node, to)
    const logs = await logsOrRefusal(node, filters, { from, to })
    const isTooMuch = logs === 'refused' || logs.length > MOST_LOGS_AT_ONCE
    if (isTooMuch && to > from) {
      while (size.blocks > to - from) size.shrink()
      continue
    }
    if (logs === 'refused') throw nodeError(LOGS_METHOD, new Error('it refuses even one block'))
    if (!isTooMuch) size.grow()
    const blocks = await blocksOf(node, logs, end)
    if (parent) await assertFollows(node, { number: from - 1, hash: parent })
    return { logs, ...blocks }
  }
}

/** @returns `refused` if a smaller range may work. */
async function logsOrRefusal(
  node: EvmNode,
  filters: readonly LogFilter[],
  range: BlockRange,
): Promise<EvmLog[] | 'refused'> {
  try {
    return await fetchLogs(node, filters, range)
  } catch (error) {
    if (range.to === range.from || !isRefusal(error)) throw error
    return 'refused'
  }
}

/**
 * Returns true if a smaller range may work: nodes refuse large ranges with various codes, including those that suggest
 * a retry.
 */
function isRefusal(error: unknown): boolean {
  if (!isNodeError(error) || isMintlineError(error, 'NODE_RATE_LIMITED')) return false
  if (error.cause instanceof JsonRpcError) return true
  return isMintlineError(error, 'NODE_REFUSED') && statusOf(error.cause) !== undefined
}

/** Fetches the blocks of logs. Checks that each log belongs to its block and that the chain has not changed. */
async function blocksOf(
  node: EvmNode,
  logs: readonly EvmLog[],
  end: ChainBlock,
): Promise<Omit<LogRange, 'logs'>> {
  const numbers = [...new Set([...logs.map(({ block }) => Number(block)), Number(end.number)])]
  const found = await fetchBlocks(node, numbers)
  const blocks = new Map(found.flatMap((block) => (block ? [[block.number, block]] : [])))
  const hashOf = (number: bigint) => {
    const block = blocks.get(number)
    return block && bytesToHex(block.hash)
  }
  const isSame =
    hashOf(end.number) === bytesToHex(end.hash) &&
    logs.every(({ block, blockHash }) => hashOf(block) === blockHash)
  if (!isSame) throw chainChanged()
  return { blocks, end }
}

/**
 * Checks that a previously read block is still there. Call it after fetching the blocks that follow: if those are
 * replaced later, their hashes show it, whereas a replaced block behind them would stay for ever.
 */
async function assertFollows(
  node: EvmNode,
  { number, hash }: { readonly number: number; readonly hash: Uint8Array },
): Promise<void> {
  const [block] = await fetchBlocks(node, [number])
  if (!block || bytesToHex(block.hash) !== bytesToHex(hash)) throw chainChanged()
}

/** Blocks per request. */
const SIZES = { first: 1_000, largest: 10_000 }

/** Adaptive number of blocks per request, by what the node has answered so far. */
export class RangeSize {
  #size: number
  readonly #largest: number

  /** @param largest Maximum number of blocks. */
  constructor(largest: number = SIZES.largest) {
    this.#largest = largest
    this.#size = Math.min(SIZES.first, largest)
  }

  /** At least 1. */
  get blocks(): number {
    return this.#size
  }

  /** Halves the size after a refusal. */
  shrink(): void {
    this.#size = Math.max(1, Math.floor(this.#size / 2))
  }

  /** Doubles the size after an answer. */
  grow(): void {
    this.#size = Math.min(this.#largest, this.#size * 2)
  }
}

/** Creates the error for logs from a replaced chain: NODE_REFUSED, so that they are requested again later. */
export function chainChanged(): Error {
  return nodeError(LOGS_METHOD, new Error('the chain changed while it was read'))
}
