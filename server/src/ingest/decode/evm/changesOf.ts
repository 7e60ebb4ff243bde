import { evmAddress } from '@mintline/core/identifiers'
import { type Hex, toEventSelector, zeroAddress } from 'viem'
import { COLLECTION_TOPICS, ITEM_EVENTS, OWNER_EVENTS } from './events.ts'
import { decodedLog, type EvmLog } from './evmLog.ts'

/** A contract's items within a token id range, both ends included. */
export interface TokenRange {
  readonly contract: string
  readonly from: bigint
  readonly to: bigint
  /** Number of the block that reports the change. */
  readonly block: bigint
}

/** Facts that logs report as changed. Their values are read from the contracts, so a forged log is harmless. */
export interface ChangesOfFacts {
  /** Numbers of the reporting blocks by contract, ascending. */
  readonly changedCollections: ReadonlyMap<string, readonly bigint[]>
  readonly changedItems: readonly TokenRange[]
  /** First owners by contract: they deployed it or had it deployed. */
  readonly creators: ReadonlyMap<string, string>
}

const ITEM_TOPICS = new Set<Hex>(ITEM_EVENTS.map(toEventSelector))
const OWNER_TOPICS = new Set<Hex>(OWNER_EVENTS.map(toEventSelector))

/** Returns collections and items whose facts these logs may have changed. */
export function changesOf(logs: readonly EvmLog[]): ChangesOfFacts {
  const changedCollections = new Map<string, bigint[]>()
  const changedItems: TokenRange[] = []
  const creators = new Map<string, string>()
  for (const log of logs) {
    const [topic = '0x'] = log.topics
    if (COLLECTION_TOPICS.has(topic)) {
      const blocks = changedCollections.get(log.address) ?? []
      if (blocks.at(-1) !== log.block) blocks.push(log.block)
      changedCollections.set(log.address, blocks)
    }
    if (OWNER_TOPICS.has(topic)) {
      const creator = firstOwnerOf(log)
      if (creator !== undefined && !creators.has(log.address)) creators.set(log.address, creator)
    }
    if (ITEM_TOPICS.has(topic)) {
      const range = rangeOf(log)
      if (range) changedItems.push(range)
    }
  }
  return { changedCollections, changedItems, creators }
}

function rangeOf(log: EvmLog): TokenRange | undefined {
  const event = decodedLog(ITEM_EVENTS, log)
  if (!event) return undefined
  const { eventName, args } = event
  const place = { contract: log.address, block: log.block }
  return eventName === 'BatchMetadataUpdate'
    ? { ...place, from: args.from, to: args.to }
    : { ...place, from: args.id, to: args.id }
}

/** Undefined = the log reports a change of owners, or is malformed. */
function firstOwnerOf(log: EvmLog): string | undefined {
  const args = decodedLog(OWNER_EVENTS, log)?.args
  return args?.from === zeroAddress && args.to !== zeroAddress ? evmAddress(args.to) : undefined
}
