import { inParallel } from '@mintline/core'
import type { StorageAccount } from '../storageAccount.ts'
import type { IrysNode } from './irysNode.ts'

/** Questions for prices at the same time. */
const CONCURRENCY = 8
/** Sizes are rounded up to it, so that documents of many sizes need few questions. */
const STEP = 1_024
/** Paid on top of a price that the balance does not cover, as prices follow the rate of the coin: one of so many. */
const MARGIN = 10n

/** The account of a wallet at a node of Irys. */
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
