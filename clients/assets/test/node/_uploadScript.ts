// Uploads a build in its own process, which is killed at a given moment: before or after a write.

import { killedAt } from '../../../../tests/helpers/killedProcess.ts'
import type { AssetStorage, StoragePart, StoragePlan } from '../../src/index.ts'
import { pinataStorage, planUpload, sendUpload } from '../../src/index.ts'
import { folderStorage, mediaFilesOf, openBuild, openUploadJournal } from '../../src/node/index.ts'
import { irysStorage } from '../../src/storage/irys/index.ts'
import { IRYS_SEED, uploaderAt } from '../storage/_irysUploader.ts'

/** Folders, and the moment of the kill. */
export interface UploadScriptInput {
  readonly build: string
  /** Folder path, Pinata's address and token, or an Irys node's address. */
  readonly storage:
    | string
    | { readonly url: string; readonly token: string }
    | { readonly irys: string }
  readonly journals: string
  /** 0 = the upload finishes. */
  readonly lastMoment: number
}

process.once('message', (input: UploadScriptInput) => {
  upload(input).then(
    (report) => process.send?.(report, () => process.exit(0)),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

async function upload({ build, storage: place, journals, lastMoment }: UploadScriptInput) {
  const during = killedAt(lastMoment)
  const real = await storageAt(place)
  const killablePart = (part: StoragePart): StoragePart => ({
    ...part,
    send: (signal: AbortSignal) => during(() => part.send(signal)),
  })
  const killable = <Plan extends StoragePlan>(plan: Plan): Plan => ({
    ...plan,
    parts: plan.parts.map(killablePart),
    ...(plan.last && { last: killablePart(plan.last) }),
  })
  const storage: AssetStorage = {
    ...real,
    planMedia: async (files) => killable(await real.planMedia(files)),
    planDocuments: async (files) => killable(await real.planDocuments(files)),
  }
  const opened = await openBuild(build)
  const file = await openUploadJournal({ place: storage.place, folder: journals })
  const journal = {
    ...bound(file),
    append: (records: Parameters<typeof file.append>[0]) => during(() => file.append(records)),
  }
  const media = await mediaFilesOf(opened)
  const plan = await planUpload({ storage, journal, media, documents: opened.documents })
  const { sent, skipped, baseUri } = await sendUpload(plan)
  await file.close()
  return { sent, skipped, recovered: plan.recovered, baseUri }
}

async function storageAt(place: UploadScriptInput['storage']): Promise<AssetStorage> {
  if (typeof place === 'string') {
    return folderStorage({ folder: place, baseUrl: 'http://127.0.0.1:5173/files/' })
  }
  if ('irys' in place) {
    const uploader = uploaderAt(place.irys, IRYS_SEED)
    return irysStorage({ uploader, gateway: place.irys })
  }
  return pinataStorage({ token: place.token, uploadUrl: place.url, apiUrl: place.url })
}

function bound(journal: Awaited<ReturnType<typeof openUploadJournal>>) {
  return {
    scope: journal.scope,
    load: () => journal.load(),
    clear: () => journal.clear(),
    close: () => journal.close(),
  }
}
