import type { Eip1193Provider } from '@mintline/core/signing'

/** RPC base units per contract base unit. */
const SCALE = 10n ** 10n

interface SentTransaction {
  readonly value?: string
  readonly gas?: string
}

/** A Hedera-like node: RPC values and balances have ten more decimals than in contracts. */
export interface HederaRelay {
  readonly provider: Eip1193Provider
  /** Transactions as sent, before conversion. */
  readonly sent: readonly SentTransaction[]
  /** Requested methods. */
  readonly asked: readonly string[]
}

/** Starts a Hedera-like relay for an ordinary node. */
export function hederaRelay(node: Eip1193Provider): HederaRelay {
  const sent: SentTransaction[] = []
  const asked: string[] = []
  const request: Eip1193Provider['request'] = async ({ method, params }) => {
    asked.push(method)
    if (method === 'eth_getBalance') {
      return `0x${(BigInt(String(await node.request({ method, params }))) * SCALE).toString(16)}`
    }
    if (method !== 'eth_sendTransaction') return node.request({ method, params })
    const [transaction] = params as readonly [SentTransaction]
    sent.push(transaction)
    const value = BigInt(transaction.value ?? 0)
    if (value % SCALE !== 0n) throw new Error(`${value} is no whole number of tinybars`)
    const scaled = { ...transaction, value: `0x${(value / SCALE).toString(16)}` }
    return node.request({ method, params: [scaled] })
  }
  return { provider: { request }, sent, asked }
}
