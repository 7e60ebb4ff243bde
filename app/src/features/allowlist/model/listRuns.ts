import { useSyncExternalStore } from 'react'
import { notify } from '#shared/ui/notify.ts'
import { createListRuns } from '../lib/createListRuns.ts'
import type { ListRun } from '../lib/listRun.ts'
import { runNotice } from '../lib/runTexts.ts'
import { openListJournal } from '../lib/storage/listJournal.ts'
import { withListLock } from '../lib/storage/listLock.ts'
import { forgetList, storedList, storeList } from '../lib/storage/storedLists.ts'

/** Changes lists; runs continue while a person looks at other pages. */
export const listRuns = createListRuns({
  lock: withListLock,
  openJournal: openListJournal,
  kept: storedList,
  keep: storeList,
  forget: forgetList,
  announce: (run) => notify(runNotice(run)),
})

/** Returns a list's run; undefined = none in progress, and none ended without being dismissed. */
export function useListRun(key: string | undefined): ListRun | undefined {
  return useSyncExternalStore(listRuns.subscribe, () =>
    key === undefined ? undefined : listRuns.get(key),
  )
}
