import type { Eip1193Provider } from '@mintline/core/signing'

/** Base units of nodes in one of contracts. */
const SCALE = 10n ** 10n

interface SentTransaction {
  readonly value?: string
  readonly gas?: string
}

/** A node as those of Hedera: values of transactions and balances have ten digits more than in contracts. */
export interface HederaRelay {
  readonly provider: Eip1193Provider
  /** Transactions as they were sent, before their values are divided. */
  readonly sent: readonly SentTransaction[]
  /** Methods that were asked for. */
  readonly asked: readonly string[]
}

/** Puts a relay in front of a node that counts as contracts do. */
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
