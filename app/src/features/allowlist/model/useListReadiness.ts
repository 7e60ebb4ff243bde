import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import type { ListRun } from '../lib/listRun.ts'

/** Returns why a list cannot be changed now; undefined = it can. */
export function useListReadiness(run: ListRun | undefined): string | undefined {
  const { readiness } = useSendSession()
  if (run?.status === 'running') return 'This list is being changed.'
  return readiness.status === 'blocked' ? readiness.reason : undefined
}
