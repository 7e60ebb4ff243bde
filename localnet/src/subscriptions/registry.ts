import { accountSubscribe, programSubscribe } from './accounts.ts'
import { logsSubscribe } from './logs.ts'
import { signatureSubscribe } from './signature.ts'
import { rootSubscribe, slotSubscribe } from './slots.ts'
import type { SubscriptionMethod } from './subscription.ts'

const SUBSCRIPTIONS = {
  account: accountSubscribe,
  logs: logsSubscribe,
  program: programSubscribe,
  root: rootSubscribe,
  signature: signatureSubscribe,
  slot: slotSubscribe,
}

export const SUBSCRIBE_METHODS: ReadonlyMap<string, SubscriptionMethod> = new Map(
  Object.entries(SUBSCRIPTIONS).map(([kind, method]) => [`${kind}Subscribe`, method]),
)

export const UNSUBSCRIBE_METHODS: ReadonlySet<string> = new Set(
  Object.keys(SUBSCRIPTIONS).map((kind) => `${kind}Unsubscribe`),
)
