/**
 * Returns the websocket URL of a node: its own URL with the next port, where validators listen, if it has a port and
 * nothing after it. A path or query belongs to a proxy, which serves both at one port.
 *
 * @param rpcUrl http: or https: URL of the node.
 */
export function websocketUrl(rpcUrl: string): string {
  const url = new URL(rpcUrl)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  const isProxied = url.pathname !== '/' || url.search !== ''
  if (url.port !== '' && !isProxied) url.port = `${Number(url.port) + 1}`
  return url.href
}
