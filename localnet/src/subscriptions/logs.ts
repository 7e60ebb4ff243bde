import { isObject } from '../rpc/configReader.ts'
import { asAddress, asStrings, type ParamReader } from '../rpc/paramReader.ts'
import { invalidParams } from '../rpc/rpcError.ts'
import { expected, unknownVariant } from '../rpc/unexpected.ts'
import { subscription } from './subscription.ts'

export const logsSubscribe = subscription(
  'logsNotification',
  readMention,
  (chain, mention, notify) =>
    chain.commits.listen(({ slot, transaction, mentions }) => {
      if (transaction === undefined) return
      if (mention !== undefined && !mentions.includes(mention)) return
      const { signature, err, logs } = transaction
      notify({ context: { slot }, value: { signature, err, logs } })
    }),
)

/** The mentioned address to filter by, or undefined for all transactions. */
function readMention(params: ParamReader): string | undefined {
  params.config(1)
  const filter = params.raw(0)
  if (filter === 'all' || filter === 'allWithVotes') return undefined
  if (typeof filter === 'string') throw unknownVariant(filter, ['all', 'allWithVotes', 'mentions'])
  if (!isObject(filter)) throw expected(filter, 'a logs filter')
  const mentions = asStrings(filter.mentions)
  const [mention] = mentions
  if (mention === undefined || mentions.length > 1) {
    throw invalidParams('Invalid Request: Only 1 address supported')
  }
  return asAddress(mention)
}
