import type { Chain } from '../chain/chain.ts'
import { ParamReader } from '../rpc/paramReader.ts'

export interface Subscription {
  /** Method name in its notifications. */
  notification: string
  /** Called once the client knows the subscription's number; returns the function that stops it. */
  start: (notify: Notify) => () => void
}

/** `last` ends the subscription, as nodes do after a signature notification. */
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
