import { join } from 'node:path'
import { planUpload, sendUpload, type UploadPlan } from '@mintline/assets'
import { mediaFilesOf, type OpenBuild, openBuild, openUploadJournal } from '@mintline/assets/node'
import type { LockHolder } from '@mintline/core/files'
import { withFileProgress } from '../assets/fileWork.ts'
import { openStorage, type StorageOptions } from '../assets/openStorage.ts'
import { sizeText } from '../assets/sizeText.ts'
import { describeWait, startListProgress } from '../lists/listReport.ts'
import { counted } from '../output/counted.ts'
import { labelled } from '../output/table.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

/** Folder of journals beside the config. */
const JOURNALS = join('.mintline', 'uploads')

interface UploadOptions extends StorageOptions {
  readonly from: string
  readonly wait: boolean
}

export async function upload(
  context: CommandContext,
  options: UploadOptions,
): Promise<CommandResult> {
  const { signal, output } = context
  const storage = openStorage(context, options)
  const build = await withFileProgress(context, 'Documents', () =>
    openBuild(context.path(options.from)),
  )
  const media = await withFileProgress(context, 'Files', (work) => mediaFilesOf(build, work))
  const wait = options.wait
    ? {
        onWait: (holder: LockHolder | undefined) =>
          output.info(describeWait(holder, 'uploading to this storage')),
        signal,
      }
    : undefined
  const folder = join(context.stateBase(), JOURNALS)
  const journal = await openUploadJournal({ place: storage.place, folder, wait })
  try {
    const { documents } = build
    const plan = await planUpload({ storage, journal, media, documents }, { signal })
    const count = plan.sets.flat().length
    output.info(planText(plan))
    if (!context.options.dryRun && count > 0) {
      const bar = startListProgress(output, 'Upload', plan.skipped + count, 'files')
      await sendUpload(plan, { signal, onProgress: bar.onProgress })
      bar.finish()
    }
    const sent = context.options.dryRun ? 0 : count
    return result(build, plan, sent)
  } finally {
    await journal.close()
  }
}

function planText({ storage, sets, skipped, recovered, bytes }: UploadPlan): string {
  const lines = [
    `${storage.place}: ${counted(sets.flat().length, 'file')} to send, ${sizeText(bytes)}; ${skipped} there already`,
  ]
  if (recovered > 0)
    lines.push(`${counted(recovered, 'file')} arrived before the last upload was interrupted`)
  return lines.join('\n')
}

function result(
  { type, documents }: OpenBuild,
  { storage, addresses, baseUri, skipped, bytes, sets }: UploadPlan,
  sent: number,
): CommandResult {
  const itemBaseUri = type === 'edition' ? addresses.get('edition.json') : `${baseUri}{}.json`
  const collectionUri = addresses.get('collection.json')
  const left = sets.flat().length - sent
  const text = labelled([
    ['storage', storage.place],
    [
      'sent',
      `${counted(sent, 'file')}, ${skipped} there before${left > 0 ? `, ${left} left` : ''}`,
    ],
    ['collectionUri', collectionUri],
    ['itemBaseUri', itemBaseUri],
  ])
  const data = { storage: storage.place, sent, skipped, left, bytes, collectionUri, itemBaseUri }
  return { text, data: { ...data, documents: documents.size } }
}
