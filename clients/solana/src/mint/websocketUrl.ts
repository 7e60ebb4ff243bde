/**
 * The websocket URL that web3.js derives: that of the node, with the next port where it has one.
 *
 * @param rpcUrl http: or https: URL of the node.
 */
export function websocketUrl(rpcUrl: string): string {
  const url = new URL(rpcUrl)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  if (url.port !== '') url.port = `${Number(url.port) + 1}`
  return url.href
}
