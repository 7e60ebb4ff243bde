import { assertIsRpcUrl } from '@mintline/core/networks'
import { callNode, fieldOf } from '@mintline/core/node'
import { accountOf, keyOf, listOf, numberOf, presentAccountOf, textOf } from './answers.ts'
import type { ReadConnection } from './readConnection.ts'

/** Options for reading from a node. */
export interface RpcReadConnectionOptions {
  /** Default: the platform's `fetch`. */
  readonly fetch?: typeof fetch | undefined
  /** Commitment for reads. Default: confirmed. */
  readonly commitment?: 'processed' | 'confirmed' | 'finalized' | undefined
}

/**
 * Creates a read-only connection without web3.js, for pages that load fast, servers and edge functions. Each call is
 * one request; the read functions retry if a node is busy.
 *
 * @param url The node's http: or https: URL.
 * @throws RPC_URL_INVALID
 */
export function rpcReadConnection(
  url: string,
  { fetch = globalThis.fetch, commitment = 'confirmed' }: RpcReadConnectionOptions = {},
): ReadConnection {
  assertIsRpcUrl(url)
  const call = (method: string, ...params: readonly unknown[]) =>
    callNode({ url, fetch }, method, params)
  const settings = { commitment, encoding: 'base64' }
  return {
    rpcEndpoint: url,
    getGenesisHash: async () => textOf(await call('getGenesisHash')),
    getAccountInfoAndContext: async (address, config) => {
      const answer = await call('getAccountInfo', address.toBase58(), { ...settings, ...config })
      const slot = numberOf(fieldOf(fieldOf(answer, 'context'), 'slot'))
      return { context: { slot }, value: accountOf(fieldOf(answer, 'value')) }
    },
    getMultipleAccountsInfo: async (addresses, config) => {
      const keys = addresses.map((address) => address.toBase58())
      const answer = await call('getMultipleAccounts', keys, { ...settings, ...config })
      return listOf(fieldOf(answer, 'value')).map(accountOf)
    },
    getProgramAccounts: async (program, config) => {
      const key = program.toBase58()
      const answer = await call('getProgramAccounts', key, { ...settings, ...config })
      return listOf(answer).map((found) => ({
        pubkey: keyOf(fieldOf(found, 'pubkey')),
        account: presentAccountOf(fieldOf(found, 'account')),
      }))
    },
    getTokenLargestAccounts: async (mint) => {
      const answer = await call('getTokenLargestAccounts', mint.toBase58(), { commitment })
      const value = listOf(fieldOf(answer, 'value')).map((holder) => ({
        address: keyOf(fieldOf(holder, 'address')),
        amount: textOf(fieldOf(holder, 'amount')),
      }))
      return { value }
    },
  }
}
