import type { Chain } from '../chain/chain.ts'
import { ParamReader } from '../rpc/paramReader.ts'

export interface Subscription {
  /** The method of its notifications. */
  notification: string
  /** Called once the client knows the subscription's number; gives the way to stop. */
  start: (notify: Notify) => () => void
}

/** `last` ends the subscription: the node forgets a signature once it has told of it. */
export type Notify = (result: unknown, options?: { last: boolean }) => void

export type SubscriptionMethod = (chain: Chain, params: unknown) => Subscription

export function subscription<T>(
  notification: string,
  read: (params: ParamReader) => T,
  start: (chain: Chain, params: T, notify: Notify) => () => void,
): SubscriptionMethod {
  return (chain, rawParams) => {
    const params = read(new ParamReader(rawParams))
    return { notification, start: (notify) => start(chain, params, notify) }
  }
}
