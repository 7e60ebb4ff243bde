import { phaseLabel } from '@mintline/core'
import {
  type AllowlistChangeInput,
  type AllowlistChangeOptions,
  type CollectionInfo,
  type JournalScope,
  removeAllowlistEntries,
  type SendSession,
  upsertAllowlist,
} from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { usePhaseNames } from '#entities/phase/phaseNameStore.ts'
import { priorityFeePolicy } from '#entities/settings/priorityFeePolicy.ts'
import { useSettings } from '#entities/settings/settings.ts'
import { rememberTransaction } from '#entities/transaction/model/transactionStore.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { useDevelopmentSettings } from '#entities/wallet/lib/development/developmentStore.ts'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { plainText } from '#shared/lib/plainText.ts'
import { notify } from '#shared/ui/notify.ts'
import { createListRuns } from '../lib/createListRuns.ts'
import { type ListOutcome, type ListRun, listKey } from '../lib/listRun.ts'
import { forgetList, openListJournal, storedList, storeList } from '../lib/listStorage.ts'
import { runNotice } from '../lib/runTexts.ts'
import { type RunTools, runRecord } from '../lib/storedRun.ts'
import type { StoredList, WantedList } from '../lib/wantedList.ts'

/** Error shown while another tab is changing the same list. */
const IN_ANOTHER_TAB =
  'This list is being changed in another tab: wait until that is done, or close that tab.'

/** Changes lists; runs continue while a person looks at other pages. */
const listRuns = createListRuns({
  lock: withListLock,
  openJournal: openListJournal,
  kept: storedList,
  keep: storeList,
  forget: forgetList,
  announce: (run) => notify(runNotice(run)),
})

/** Actions on a phase's list, and their progress. */
export interface ListActions {
  /** Undefined while the node's chain is not known. */
  scope: JournalScope | undefined
  run: ListRun | undefined
  /** Starts or resumes a change to the list. */
  start: (wanted: WantedList) => void
  cancel: () => void
  /** Dismisses the last run's result. */
  dismiss: () => void
  /** Deletes the unfinished request. */
  forget: () => Promise<void>
}

/** Returns the actions on a phase's list. */
export function useListActions(collection: CollectionInfo, phaseIndex: number): ListActions {
  const { node } = useCluster()
  const { invalidate } = useClusterQueries()
  const { open } = useSendSession()
  const { signAtOnce } = useSignAtOnce()
  const priorityFee = priorityFeePolicy(useSettings())
  const deployment = collection.editions
  const names = usePhaseNames(collection)
  const listName = `${phaseLabel(phaseIndex, names[phaseIndex])} of ${plainText(collection.metadata.collectionBaseName)}`
  const genesisHash = node.status === 'connecting' ? undefined : node.genesisHash
  const scope = genesisHash === undefined ? undefined : { genesisHash, deployment, phaseIndex }
  const key = scope && listKey(scope)
  const run = useListRun(key)

  const change = async (
    wanted: WantedList,
    { journal, ...tools }: RunTools,
  ): Promise<ListOutcome> => {
    const session = await open()
    const list = { deployment, phaseIndex, journal }
    const options = { ...tools, priorityFee, signAtOnce }
    const outcome = await changeList(session, { list, wanted }, options)
    const record = runRecord(outcome, {
      listName,
      genesisHash: journal.scope.genesisHash,
      wallet: session.wallet.publicKey.toBase58(),
      endedAt: Date.now(),
    })
    if (record) rememberTransaction(record)
    return outcome
  }
  return {
    scope,
    run,
    start: (wanted) => {
      if (!scope) return
      void listRuns.start({
        scope,
        listName,
        wanted,
        change: (tools) => change(wanted, tools),
        onEnd: () => void invalidate(),
      })
    },
    cancel: () => {
      if (key !== undefined) listRuns.cancel(key)
    },
    dismiss: () => {
      if (key !== undefined) listRuns.dismiss(key)
    },
    forget: async () => {
      if (!scope || key === undefined) return
      try {
        // Another tab working on the list would not find it after a crash.
        await withListLock(key, () => forgetList(scope))
      } catch (error) {
        const id = `forget ${key}`
        notify({ id, kind: 'calm', title: 'Nothing was deleted', description: errorText(error) })
      }
      await invalidate()
    },
  }
}

async function changeList(
  session: SendSession,
  { list, wanted }: { list: AllowlistChangeInput; wanted: WantedList },
  options: AllowlistChangeOptions,
): Promise<ListOutcome> {
  if (wanted.operation === 'remove') {
    const input = { ...list, wallets: wanted.users }
    return { operation: 'remove', report: await removeAllowlistEntries(session, input, options) }
  }
  const report = await upsertAllowlist(session, { ...list, entries: wanted.entries }, options)
  return { operation: 'upsert', report }
}

/** Returns a list's run; undefined = none in progress, and none ended without being dismissed. */
function useListRun(key: string | undefined): ListRun | undefined {
  return useSyncExternalStore(listRuns.subscribe, () =>
    key === undefined ? undefined : listRuns.get(key),
  )
}

/**
 * Runs work while holding the list's lock across all tabs. A tab that is closed or crashes releases its lock at once.
 *
 * @throws A sentence if another tab holds the lock, or the browser has no locks.
 */
async function withListLock<Result>(list: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) {
    throw new Error('Open this page over https, which lets tabs detect each other.')
  }
  return navigator.locks.request(`mintline.allowlist ${list}`, { ifAvailable: true }, (lock) => {
    if (!lock) throw new Error(IN_ANOTHER_TAB)
    return work()
  })
}

/** Reads a list's unfinished request; undefined = none, or not known yet. */
export function useStoredList(scope: JournalScope | undefined): StoredList | undefined {
  const { key } = useClusterQueries()
  const { data } = useQuery({
    queryKey: key('kept list', scope ? listKey(scope) : ''),
    queryFn: async () => (scope && (await storedList(scope))) ?? null,
    enabled: scope !== undefined,
    // Another tab may have stored or finished one.
    staleTime: 0,
  })
  return data ?? undefined
}

/** For a wallet that signs without asking: batches are built while earlier ones land. */
const WITHOUT_ASKING = 16
/** For a wallet that asks for each approval. */
const WITH_ASKING = 100

/** Returns how many transactions one approval signs, and whether the wallet asks a person. */
export function useSignAtOnce(): { signAtOnce: number; asksPerson: boolean } {
  const account = useAccount()
  const { asksBeforeSigning } = useDevelopmentSettings()
  const asksPerson = account?.isDevelopment !== true || asksBeforeSigning
  return { signAtOnce: asksPerson ? WITH_ASKING : WITHOUT_ASKING, asksPerson }
}
