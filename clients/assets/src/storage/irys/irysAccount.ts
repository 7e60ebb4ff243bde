import { inParallel } from '@mintline/core/async'
import type { StorageAccount } from '../storageAccount.ts'
import type { IrysNode } from './irysNode.ts'

/** Concurrent price requests. */
const CONCURRENCY = 8
/** Sizes are rounded up to this many bytes, so that documents of many sizes need few requests. */
const STEP = 1_024
/**
 * Safety margin on a price that the balance does not cover, since prices follow the coin's rate: a tenth (1/MARGIN).
 */
const MARGIN = 10n

/** Creates a wallet's account at an Irys node. */
export function irysAccount(node: IrysNode): StorageAccount {
  const endless = () => new AbortController().signal
  return {
    quote: async (sizes, signal = endless()) => {
      const counts = new Map<number, bigint>()
      for (const bytes of sizes) {
        const size = Math.ceil(bytes / STEP) * STEP
        counts.set(size, (counts.get(size) ?? 0n) + 1n)
      }
      const prices = await inParallel(
        [...counts],
        async ([size, count], either) => count * (await node.price(size, either)),
        { concurrency: CONCURRENCY, signal },
      )
      const price = prices.reduce((sum, one) => sum + one, 0n)
      const balance = await node.balance(signal)
      const wanted = price + (price + MARGIN - 1n) / MARGIN
      return { price, balance, missing: balance >= price ? 0n : wanted - balance }
    },
    payee: (signal = endless()) => node.payee(signal),
    credit: (payment, signal = endless()) => node.credit(payment, signal),
  }
}
