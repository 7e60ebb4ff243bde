import { type Hex, hexToBytes } from 'viem'
import { z } from 'zod'
import { type EvmLog, MOST_LOGS } from '../../decode/evm/evmLog.ts'
import type { ChainBlock } from '../../itemActivity.ts'

const HASH = z.string().regex(/^0x[0-9a-f]{64}$/i)
const NUMBER = z.string().regex(/^0x[0-9a-f]{1,14}$/i)

const HEADER = z.object({
  number: NUMBER,
  hash: HASH,
  timestamp: z.string().regex(/^0x[0-9a-f]{1,10}$/i),
})

/** A block without its content, as `eth_getBlockByNumber` returns it. */
export const BLOCK: z.ZodType<ChainBlock> = HEADER.transform(({ number, hash, timestamp }) => ({
  number: BigInt(number),
  hash: hexToBytes(hash as Hex),
  time: new Date(Number(timestamp) * 1000),
}))

const LOG = z.object({
  address: z.string().regex(/^0x[0-9a-f]{40}$/i),
  topics: z.array(HASH).max(4),
  data: z.string().regex(/^0x([0-9a-f]{2})*$/i),
  blockNumber: NUMBER,
  blockHash: HASH,
  transactionHash: HASH,
  logIndex: NUMBER.refine((index) => Number(index) < MOST_LOGS),
  removed: z.literal(false).optional(),
})

/** Logs as `eth_getLogs` returns them. */
export const LOGS: z.ZodType<EvmLog[]> = z.array(
  LOG.transform((log) => ({
    address: log.address.toLowerCase(),
    topics: log.topics.map((topic) => topic.toLowerCase() as Hex),
    data: log.data.toLowerCase() as Hex,
    block: BigInt(log.blockNumber),
    blockHash: log.blockHash.toLowerCase() as Hex,
    transaction: log.transactionHash.toLowerCase(),
    index: Number(log.logIndex),
  })),
)
