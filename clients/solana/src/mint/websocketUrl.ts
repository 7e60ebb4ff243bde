/**
 * Where a node answers websockets, as web3.js has it: at its own address, or at the next port where
 * its address names one.
 *
 * @param rpcUrl http: or https: address of the node.
 */
export function websocketUrl(rpcUrl: string): string {
  const url = new URL(rpcUrl)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  if (url.port !== '') url.port = `${Number(url.port) + 1}`
  return url.href
}
