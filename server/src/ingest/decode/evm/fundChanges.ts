import { type Hex, parseAbi, toEventSelector } from 'viem'
import { TRANSFER_TOPIC } from './events.ts'
import type { EvmLog } from './evmLog.ts'

/** Events besides transfers that change a wallet's balance or allowance, from ERC-20 and wrapped coins. */
const FUND_EVENTS = parseAbi([
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event Deposit(address indexed to, uint256 value)',
  'event Withdrawal(address indexed from, uint256 value)',
])

/**
 * First topics of events that change a wallet's funds. The wallet is the next topic; a transfer also changes the funds
 * of the wallet after it.
 */
export const FUND_TOPICS: readonly Hex[] = [TRANSFER_TOPIC, ...FUND_EVENTS.map(toEventSelector)]

/** Wallets to watch, by token; all addresses in core's normal form. */
export type WatchedFunds = ReadonlyMap<string, ReadonlySet<string>>

/** A block in which a wallet's funds changed. */
export interface FundChange {
  /** Token, in core's normal form. */
  readonly currency: string
  readonly owner: string
  /** Block number. */
  readonly block: bigint
}

/**
 * Returns changes to watched funds, deduplicated. Ignores amounts: callers read current ones from a node.
 */
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
