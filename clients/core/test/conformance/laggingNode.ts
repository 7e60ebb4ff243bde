import { from } from './faults.ts'
import type { FaultChoice, NodeRequest } from './nodeProxy.ts'

/** A node whose state stays as it was when it was started. */
export interface Replica {
  readonly url: string
  close(): Promise<void> | void
}

/** Part that a lagging node takes. */
export interface Lag {
  /** Starts a node that stays as the network is now. */
  startReplica(): Promise<Replica>
  isSubmission(operation: string): boolean
  /** Operations that the lagging node answers while it is behind. Default: all but submissions. */
  answers?(operation: string): boolean
  /** Requests that it answers after a submission before it has caught up. Default: 20. */
  readonly requests?: number
}

/** Two nodes behind a proxy, one of which is behind after each submission for a number of requests. */
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
      // The same bytes again change nothing that a node could be behind by.
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

/** Parameters of JSON-RPC, whose requests have numbers beside them; otherwise the body. */
function transactionIn({ body }: NodeRequest): string {
  try {
    return JSON.stringify(JSON.parse(body.toString()).params)
  } catch {
    return body.toString('base64')
  }
}
