import { Connection, type FetchFn } from '@solana/web3.js'

/** A recorded request to a node. */
export interface NodeRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

/** A connection that records its requests. */
export function recordingConnection(rpcUrl: string): {
  connection: Connection
  requests: NodeRequest[]
} {
  const requests: NodeRequest[] = []
  const record: FetchFn = (url, init) => {
    requests.push(JSON.parse(String(init?.body)))
    return fetch(url, init)
  }
  return {
    connection: new Connection(rpcUrl, { commitment: 'confirmed', fetch: record }),
    requests,
  }
}

/** How many accounts each request for several asked for. */
export function batchSizes(requests: readonly NodeRequest[]): number[] {
  return requests
    .filter(({ method }) => method === 'getMultipleAccounts')
    .map(({ params: [addresses] }) => (Array.isArray(addresses) ? addresses.length : 0))
}
