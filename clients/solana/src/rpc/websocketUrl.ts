/**
 * Returns a node's websocket URL: its own URL with the next port, where validators listen, if it has a port and nothing
 * after it. A path or query belongs to a proxy, which serves both at one port.
 *
 * @param rpcUrl The node's http: or https: URL.
 */
export function websocketUrl(rpcUrl: string): string {
  const url = new URL(rpcUrl)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  const isProxied = url.pathname !== '/' || url.search !== ''
  if (url.port !== '' && !isProxied) url.port = `${Number(url.port) + 1}`
  return url.href
}
