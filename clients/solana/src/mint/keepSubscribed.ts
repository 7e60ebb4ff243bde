import type { Clock } from '@mintline/core'
import type { SolanaAddress } from '@mintline/core/identifiers'
import { address, createSolanaRpcSubscriptions, getBase64Encoder } from '@solana/kit'
import { decodeEditionsDeployment } from '../reads/records/editionsDeployment.ts'
import { addressKey } from '../rpc/readConnection.ts'
import type { MintedCount } from './mintedCount.ts'

/** How a collection is listened to. */
export interface SubscriptionInput {
  /** Where the node answers websockets. */
  readonly url: string
  /** Is told. */
  readonly minted: MintedCount
  /** Milliseconds between the end of a subscription and the next attempt. */
  readonly interval: number
  readonly clock: Clock
  readonly signal: AbortSignal
}

/**
 * Tells each change of the minted count until the signal aborts, as far as the node has websockets:
 * where it fails, it starts anew after a while. Never throws.
 *
 * web3.js keeps a socket that cannot connect for ever, and its complaints on the console.
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
      // A node without websockets, or one that closed its: the next attempt may do better.
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
    minted.tell(decodeEditionsDeployment(account).numberOfTokensIssued, context.slot)
  }
}
