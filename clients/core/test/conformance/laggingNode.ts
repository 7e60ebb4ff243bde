import { from } from './faults.ts'
import type { FaultChoice } from './nodeProxy.ts'

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
  let left = 0
  const choose: FaultChoice = (operation) => {
    if (isSubmission(operation)) {
      return async ({ ask, answer }) => {
        const replica = await startReplica()
        replicas.push(replica)
        left = requests
        answer(await ask(answers(operation) ? replica.url : undefined))
      }
    }
    const replica = replicas.at(-1)
    if (!replica || left === 0 || !answers(operation)) return undefined
    left -= 1
    return from(replica.url)
  }
  return {
    choose,
    close: async () => {
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}
