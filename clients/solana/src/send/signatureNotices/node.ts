import { createSolanaRpcSubscriptions, type Signature } from '@solana/kit'
import type { NoticeRequest } from './signatureNotices.ts'

/** Subscribes over kit's socket, as Node 20 has none. Ends quietly if the node takes no subscription; never throws. */
export async function signatureNotices(request: NoticeRequest): Promise<void> {
  const { url, signature, signal, onNews } = request
  try {
    const notices = await createSolanaRpcSubscriptions(url)
      .signatureNotifications(signature as Signature, { commitment: 'confirmed' })
      .subscribe({ abortSignal: signal })
    onNews()
    for await (const _ of notices) onNews()
  } catch {
    // Polls find the outcome.
  }
}
