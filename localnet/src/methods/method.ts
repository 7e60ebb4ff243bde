import type { Chain } from '../chain/chain.ts'
import { ParamReader } from '../rpc/paramReader.ts'

/** An RPC method: reads all of its parameters, then answers. */
export type RpcMethod = (chain: Chain, params: unknown) => unknown

export function method<T>(
  read: (params: ParamReader) => T,
  answer: (chain: Chain, params: T) => unknown,
): RpcMethod {
  return (chain, params) => answer(chain, read(new ParamReader(params)))
}

/** A method without parameters. */
export function constant(answer: (chain: Chain) => unknown): RpcMethod {
  return (chain) => answer(chain)
}
