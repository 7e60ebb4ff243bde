import type { NoticeRequest } from './signatureNotices.ts'

/**
 * Subscribes over the browser's socket, as kit's code would add to what a mint page loads at first. Ends quietly if the
 * node takes no subscription; never throws.
 */
export async function signatureNotices(request: NoticeRequest): Promise<void> {
  const { url, signature, signal, onNews } = request
  try {
    const socket = new WebSocket(url)
    signal.addEventListener('abort', () => socket.close(), { once: true })
    const params = [signature, { commitment: 'confirmed' }]
    const subscription = { jsonrpc: '2.0', id: 1, method: 'signatureSubscribe', params }
    socket.onopen = () => socket.send(JSON.stringify(subscription))
    socket.onmessage = ({ data }) => {
      if (String(data).includes('"error":{')) socket.close()
      else onNews()
    }
  } catch {
    // Browsers throw for URLs that the page may not use. Polls find the outcome.
  }
}
