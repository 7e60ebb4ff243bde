import type { UploadPlan } from '@mintline/assets'
import { counted } from '../output/counted.ts'
import { labelled } from '../output/table.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { UploadedBuild } from './buildSettings.ts'
import type { ConfigUpdate } from './configUpdate.ts'
import { sizeText } from './sizeText.ts'

/** An upload that has ended, or a dry run of one. */
interface EndedUpload {
  readonly plan: UploadPlan
  readonly uploaded: UploadedBuild
  /** Number of documents. */
  readonly documents: number
  /** Undefined = there is no config. */
  readonly update: ConfigUpdate | undefined
  /** True if the update was written. */
  readonly isWanted: boolean
  readonly dryRun: boolean
}

/** The plan of an upload in words. */
export function describePlan({ storage, sets, skipped, recovered, bytes }: UploadPlan): string {
  const lines = [
    `${storage.place}: ${counted(sets.flat().length, 'file')} to send, ${sizeText(bytes)}; ${skipped} there already`,
  ]
  if (recovered > 0)
    lines.push(`${counted(recovered, 'file')} arrived before the last upload was interrupted`)
  return lines.join('\n')
}

/** The result of an upload. */
export function describeUpload(ended: EndedUpload): CommandResult {
  const { plan, uploaded, documents, update, isWanted, dryRun } = ended
  const { storage, skipped, bytes, sets } = plan
  const { collectionUri, itemBaseUri } = uploaded
  const count = sets.flat().length
  const [sent, left] = dryRun ? [0, count] : [count, 0]
  const text = labelled([
    ['storage', storage.place],
    [
      'sent',
      `${counted(sent, 'file')}, ${skipped} there before${left > 0 ? `, ${left} left` : ''}`,
    ],
    ['collectionUri', collectionUri],
    ['itemBaseUri', itemBaseUri],
    ['config', configText(ended)],
  ])
  const isSettled = isWanted || update?.changes.length === 0
  const next = isSettled && !dryRun ? '\nNext: mintline validate' : ''
  const config = update && { path: update.path, changes: update.changes, isWritten: isWanted }
  const data = { storage: storage.place, sent, skipped, left, bytes, collectionUri, itemBaseUri }
  return { text: `${text}${next}`, data: { ...data, documents, config } }
}

/** The config after an upload, in words; undefined = there is none. */
function configText({ update, isWanted, dryRun }: EndedUpload): string | undefined {
  if (update === undefined) return undefined
  const { path, changes } = update
  if (isWanted) return `${path} is written`
  if (changes.length === 0) return `${path} has these settings`
  return dryRun ? `${path} would change` : `${path} has other settings: use --yes to write these`
}
