import { nodeError } from '@mintline/core'
import { type NodeTransaction, nodeTransactionOf } from '@mintline/solana/reads'
import type { ListedTransaction } from './listTransactions.ts'
import { COMMITMENT, type SolanaNode } from './solanaNode.ts'

const METHOD = 'getTransaction'
const CONFIG = { commitment: COMMITMENT, encoding: 'json', maxSupportedTransactionVersion: 0 }

/**
 * Fetches listed transactions in list order, without failed ones.
 *
 * @throws NODE_NOT_AVAILABLE if the node lists a transaction that it does not have yet.
 * @throws NODE_REFUSED if an answer is malformed, or about another transaction.
 * @throws NODE_RATE_LIMITED, NODE_FORBIDDEN, or the signal's reason.
 */
export async function fetchTransactions(
  node: SolanaNode,
  listed: readonly ListedTransaction[],
): Promise<NodeTransaction[]> {
  const wanted = listed.filter(({ hasFailed }) => !hasFailed)
  const answers = await node.callEach(
    METHOD,
    wanted.map(({ signature }) => [signature, CONFIG]),
  )
  return wanted.map((one, index) => checked(parse(answers[index]), one))
}

function parse(answer: unknown): NodeTransaction | undefined {
  try {
    return nodeTransactionOf(answer)
  } catch (error) {
    throw nodeError(METHOD, error)
  }
}

function checked(
  transaction: NodeTransaction | undefined,
  { signature, slot }: ListedTransaction,
): NodeTransaction {
  if (!transaction) {
    const reason = `node is behind: it lists the transaction ${signature} and does not have it`
    throw nodeError(METHOD, new Error(reason))
  }
  if (transaction.signature !== signature || transaction.slot !== slot) {
    throw nodeError(METHOD, new Error(`its answer is not the transaction ${signature} of its list`))
  }
  return transaction
}
