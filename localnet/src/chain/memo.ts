import type { WireMessage } from '../wire/transaction.ts'
import { MEMO_PROGRAMS } from './knownAddresses.ts'

/** Formats a message's memos as getSignaturesForAddress shows them: "[5] hello; [2] ok". */
export function memoOf(message: WireMessage): string | null {
  const memos = message.instructions
    .filter(({ programIdIndex }) =>
      MEMO_PROGRAMS.includes(message.staticKeys[programIdIndex] ?? ''),
    )
    .map(({ data }) => `[${data.length}] ${Buffer.from(data).toString('utf8')}`)
  return memos.length > 0 ? memos.join('; ') : null
}
