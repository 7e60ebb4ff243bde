import { type Hex, parseAbi, toEventSelector } from 'viem'
import { TRANSFER_TOPIC } from './events.ts'
import type { EvmLog } from './evmLog.ts'

/** Events besides transfers after which a wallet has, or may spend, another amount: of ERC-20, and of wrapped coins. */
const FUND_EVENTS = parseAbi([
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event Deposit(address indexed to, uint256 value)',
  'event Withdrawal(address indexed from, uint256 value)',
])

/** First topics of events that change the funds of the wallet in the topic behind; a transfer also those of the next. */
export const FUND_TOPICS: readonly Hex[] = [TRANSFER_TOPIC, ...FUND_EVENTS.map(toEventSelector)]

/** Wallets whose funds are of interest, by token; all addresses in core's normal form. */
export type WatchedFunds = ReadonlyMap<string, ReadonlySet<string>>

/** A block in which the funds of a wallet changed. */
export interface FundChange {
  /** Token, in core's normal form. */
  readonly currency: string
  readonly owner: string
  /** Number of the block. */
  readonly block: bigint
}

/** Changes of watched funds, each once. Amounts do not count: whoever needs them asks a node for what is there now. */
export function fundChanges(logs: readonly EvmLog[], watched: WatchedFunds): FundChange[] {
  const changes = new Map<string, FundChange>()
  for (const { address: currency, topics, block } of logs) {
    const wallets = watched.get(currency)
    for (const owner of wallets ? ownersOf(topics) : []) {
      if (wallets?.has(owner)) {
        changes.set(`${block} ${currency} ${owner}`, { currency, owner, block })
      }
    }
  }
  return [...changes.values()]
}

function ownersOf([event, first, second]: readonly Hex[]): string[] {
  if (event === undefined || !FUND_TOPICS.includes(event)) return []
  const topics = event === TRANSFER_TOPIC ? [first, second] : [first]
  return topics.flatMap((topic) => (topic === undefined ? [] : `0x${topic.slice(-40)}`))
}
