import { subscription } from './subscription.ts'

export const signatureSubscribe = subscription(
  'signatureNotification',
  (params) => ({
    signature: params.signature(0),
    received: params.config(1).boolean('enableReceivedNotification') ?? false,
  }),
  (chain, { signature, received }, notify) => {
    const end = (slot: number, err: unknown) => {
      if (received) notify({ context: { slot }, value: 'receivedSignature' })
      notify({ context: { slot }, value: { err } }, { last: true })
    }
    const landed = chain.history.status(signature)
    if (landed) {
      end(chain.clock.slot(), landed.err)
      return () => {}
    }
    return chain.commits.listen(({ slot, transaction }) => {
      if (transaction?.signature === signature) end(slot, transaction.err)
    })
  },
)
