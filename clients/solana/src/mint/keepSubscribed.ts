import type { Clock } from '@mintline/core/async'
import type { SolanaAddress } from '@mintline/core/identifiers'
import { address, createSolanaRpcSubscriptions, getBase64Encoder } from '@solana/kit'
import { decodeEditionsDeployment } from '../reads/records/editionsDeployment.ts'
import { addressKey } from '../rpc/readConnection.ts'
import type { MintedCount } from './mintedCount.ts'

/** Subscription to a collection. */
export interface SubscriptionInput {
  /** The node's websocket URL. */
  readonly url: string
  /** Receives the counts. */
  readonly minted: MintedCount
  /** Milliseconds between a subscription's end and the next attempt. */
  readonly interval: number
  readonly clock: Clock
  readonly signal: AbortSignal
}

/**
 * Reports each change in the minted count until the signal aborts, if the node has websockets; after a failure, it
 * resubscribes later. Never throws.
 *
 * web3.js itself would keep reconnecting a failed socket for ever, with errors on the console.
 */
export async function keepSubscribed(
  deployment: SolanaAddress,
  input: SubscriptionInput,
): Promise<void> {
  const { url, interval, clock, signal } = input
  while (!signal.aborted) {
    try {
      await subscribeOnce(deployment, input, url)
    } catch {
      // The node has no websockets, or closed this one; the next attempt may succeed.
    }
    await clock.sleep(interval, signal).catch(() => undefined)
  }
}

async function subscribeOnce(
  deployment: SolanaAddress,
  { minted, signal }: SubscriptionInput,
  url: string,
): Promise<void> {
  const changes = await createSolanaRpcSubscriptions(url)
    .accountNotifications(address(deployment), { commitment: 'confirmed', encoding: 'base64' })
    .subscribe({ abortSignal: signal })
  for await (const { context, value } of changes) {
    const account = {
      address: deployment,
      owner: addressKey(value.owner),
      data: new Uint8Array(getBase64Encoder().encode(value.data[0])),
    }
    minted.push(decodeEditionsDeployment(account).numberOfTokensIssued, context.slot)
  }
}
