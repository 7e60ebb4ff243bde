import { JsonRpcError, statusOf } from '@mintline/core'
import { connectReadOnly, type ReadClient } from '@mintline/evm'
import { zeroAddress } from 'viem'
import { type RpcNode, type RpcNodeOptions, rpcNode } from '../rpcNode.ts'

/** Requests to the nodes of an EVM chain. */
export interface EvmNode extends RpcNode {
  /** A client for reads of one contract. Each has its own, so that none is slowed by what another one does to a node. */
  readonly clientOf: () => ReadClient
}

/** JSON-RPC code of a reverted call. */
const REVERTED = 3

/** A call of nothing, which every node answers that answers calls. */
const NO_CALL = { method: 'eth_call', params: [{ to: zeroAddress, data: '0x' }, 'latest'] }

/** Creates the requests to the nodes of an EVM chain. */
export function evmNode(options: RpcNodeOptions): EvmNode {
  const node = rpcNode(options)
  const { url, fetch } = node
  return { ...node, clientOf: () => untroubled(connectReadOnly(url, { fetch }).client) }
}

/**
 * A client for which calls that fail have been reverted, as long as the node answers other calls. Nodes report contracts
 * that use up all gas as errors of their own, and no contract may keep a chain from being read.
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
