import { from } from './faults.ts'
import type { FaultChoice, NodeRequest } from './nodeProxy.ts'

/** A node whose state is frozen at its start. */
export interface Replica {
  readonly url: string
  close(): Promise<void> | void
}

/** How a node lags. */
export interface Lag {
  /** Starts a node whose state is frozen now. */
  startReplica(): Promise<Replica>
  isSubmission(operation: string): boolean
  /** Operations that the lagging node answers. Default: all but submissions. */
  answers?(operation: string): boolean
  /** Requests after a submission that it answers before it has caught up. Default: 20. */
  readonly requests?: number
}

/** Puts two nodes behind a proxy. One lags for a number of requests after each submission. */
export function laggingNode({
  startReplica,
  isSubmission,
  answers = (operation) => !isSubmission(operation),
  requests = 20,
}: Lag): { readonly choose: FaultChoice; close(): Promise<void> } {
  const replicas: Replica[] = []
  const submitted = new Set<string>()
  let left = 0
  const lagging = (operation: string) => {
    const replica = replicas.at(-1)
    return replica && left > 0 && answers(operation) ? replica : undefined
  }
  const choose: FaultChoice = (operation, request) => {
    if (!isSubmission(operation)) {
      const replica = lagging(operation)
      if (!replica) return undefined
      left -= 1
      return from(replica.url)
    }
    return async ({ ask, answer }) => {
      const transaction = transactionIn(request)
      // The same bytes again put no node behind.
      if (!submitted.has(transaction)) {
        submitted.add(transaction)
        replicas.push(await startReplica())
        left = requests
      }
      answer(await ask(lagging(operation)?.url))
    }
  }
  return {
    choose,
    close: async () => {
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}

/** Returns JSON-RPC parameters, since requests are numbered beside them; otherwise the body. */
function transactionIn({ body }: NodeRequest): string {
  try {
    return JSON.stringify(JSON.parse(body.toString()).params)
  } catch {
    return body.toString('base64')
  }
}
