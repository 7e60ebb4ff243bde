import { JsonRpcError, statusOf } from '@mintline/core'
import { connectReadOnly, type ReadClient } from '@mintline/evm'
import { zeroAddress } from 'viem'
import { type RpcNode, type RpcNodeOptions, rpcNode } from '../rpcNode.ts'

/** Requests to an EVM chain's nodes. */
export interface EvmNode extends RpcNode {
  /**
   * Creates a client for reading a single contract. Each gets a new one, so that no contract is slowed by another one's
   * effect on a node.
   */
  readonly clientOf: () => ReadClient
}

/** JSON-RPC code for a reverted call. */
const REVERTED = 3

/** A call to nothing: every node that answers calls answers it. */
const NO_CALL = { method: 'eth_call', params: [{ to: zeroAddress, data: '0x' }, 'latest'] }

/** Creates a client for an EVM chain's nodes. */
export function evmNode(options: RpcNodeOptions): EvmNode {
  const node = rpcNode(options)
  const { url, fetch } = node
  return { ...node, clientOf: () => untroubled(connectReadOnly(url, { fetch }).client) }
}

/**
 * Wraps a client so that failed calls count as reverted, as long as the node answers other calls. Nodes report
 * contracts that use up all gas with various errors, and no contract may keep a chain from being read.
 */
function untroubled(client: ReadClient): ReadClient {
  return {
    request: async (args) => {
      try {
        return await client.request(args)
      } catch (error) {
        if (!(error instanceof JsonRpcError) || statusOf(error) !== undefined) throw error
        await client.request(NO_CALL)
        throw new JsonRpcError({ code: REVERTED, message: error.message }, { cause: error })
      }
    },
  }
}
