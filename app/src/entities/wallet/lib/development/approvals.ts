import { useSyncExternalStore } from 'react'

/** Something to sign. */
export type SigningRequest =
  | { kind: 'transactions'; count: number; account: string }
  | { kind: 'message'; text: string; account: string }

interface PendingApproval {
  request: SigningRequest
  approve: () => void
  reject: () => void
}

/** EIP-1193 error code for a request that the user rejected. */
const USER_REJECTED = 4001

let pending: readonly PendingApproval[] = []
const listeners = new Set<() => void>()

/** Asks the person to approve a signature; requests queue. Throws a wallet's error on rejection. */
export function askToSign(request: SigningRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const answer = (then: () => void) => () => {
      setPending(pending.filter((candidate) => candidate !== approval))
      then()
    }
    const approval: PendingApproval = {
      request,
      approve: answer(resolve),
      reject: answer(() => reject(userRejected())),
    }
    setPending([...pending, approval])
  })
}

/** Returns the approval to show now; undefined = none. */
export function usePendingApproval(): PendingApproval | undefined {
  return useSyncExternalStore(subscribe, () => pending[0])
}

function setPending(next: readonly PendingApproval[]): void {
  pending = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function userRejected(): Error {
  return Object.assign(new Error('User rejected the request.'), { code: USER_REJECTED })
}
