import { createSolanaRpcSubscriptions, signature } from '@solana/kit'
import type { Connection } from '@solana/web3.js'
import { websocketUrl } from '../rpc/websocketUrl.ts'

/**
 * Calls back once the node has taken a subscription to a transaction, before which it may have landed, and once it reports
 * the outcome. Ends without a call where the node takes none, and when the signal aborts; never throws.
 *
 * web3.js itself would repeat a refused subscription for ever, with a line on the console each time.
 */
export async function followSignature(
  { connection, transaction }: { connection: Connection; transaction: string },
  { signal, onNews }: { signal: AbortSignal; onNews: () => void },
): Promise<void> {
  try {
    const notices = await createSolanaRpcSubscriptions(socketUrlOf(connection))
      .signatureNotifications(signature(transaction), { commitment: 'confirmed' })
      .subscribe({ abortSignal: signal })
    onNews()
    for await (const _ of notices) onNews()
  } catch {
    // Polls find the outcome.
  }
}

/** The websocket that a connection was made with, which web3.js keeps for itself. */
function socketUrlOf(connection: Connection): string {
  const url: unknown = Reflect.get(connection, '_rpcWsEndpoint')
  return typeof url === 'string' ? url : websocketUrl(connection.rpcEndpoint)
}
