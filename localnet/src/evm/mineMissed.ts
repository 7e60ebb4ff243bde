import { setTimeout as sleep } from 'node:timers/promises'
import type { Eip1193Provider } from '@mintline/core/signing'

/** Milliseconds between checks. */
const INTERVAL = 1_000

/**
 * Mines transactions that anvil has passed over: one that arrives at a bad moment is ready, but gets no block until the
 * next one arrives (foundry-rs/foundry#10122). If blocks are made by hand or by the clock, none are added.
 *
 * @param signal - ends it
 */
export async function mineMissed(provider: Eip1193Provider, signal: AbortSignal): Promise<void> {
  const ask = (method: string) => provider.request({ method })
  let waiting: unknown
  while (!signal.aborted) {
    try {
      await sleep(INTERVAL, undefined, { signal, ref: false })
      const { pending } = (await ask('txpool_status')) as { pending: string }
      const block = Number(pending) > 0 ? await ask('eth_blockNumber') : undefined
      const isMissed = block !== undefined && block === waiting
      if (isMissed && (await ask('anvil_getAutomine'))) await ask('evm_mine')
      waiting = block
    } catch {
      // It does not answer now; it is ending, or busy.
      waiting = undefined
    }
  }
}
