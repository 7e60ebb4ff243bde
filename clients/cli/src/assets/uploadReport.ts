import type { StorageQuote, UploadPlan } from '@mintline/assets'
import { formatBytes } from '@mintline/core'
import { counted } from '../output/counted.ts'
import { labelled } from '../output/table.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import type { UploadedBuild } from './buildSettings.ts'
import type { ConfigUpdate } from './configUpdate.ts'
import { solText } from './maxCost.ts'

/** An upload that has ended, or its dry run. */
interface EndedUpload {
  readonly plan: UploadPlan
  readonly uploaded: UploadedBuild
  /** Document count. */
  readonly documents: number
  /** Lamports paid to the storage balance. */
  readonly paid: bigint
  /** Undefined = there is no config. */
  readonly update: ConfigUpdate | undefined
  /** True if the update was written. */
  readonly isWanted: boolean
  readonly dryRun: boolean
}

/** Describes an upload plan. */
export function describePlan(plan: UploadPlan): string {
  const { storage, sets, skipped, recovered, bytes, quote } = plan
  const lines = [
    `${storage.place}: ${counted(sets.flat().length, 'file')} to send, ${formatBytes(bytes)}; ${skipped} there already`,
  ]
  if (recovered > 0)
    lines.push(`${counted(recovered, 'file')} arrived before the last upload was interrupted`)
  if (quote) lines.push(describeQuote(quote))
  return lines.join('\n')
}

/** Describes an upload's price. */
function describeQuote({ price, balance, missing }: StorageQuote): string {
  const todo =
    missing === 0n ? 'nothing to pay' : `${solText(missing)} to pay, with a tenth in reserve`
  return `Price ${solText(price)}, balance there ${solText(balance)}: ${todo}`
}

/** Describes an upload's result. */
export function describeUpload(ended: EndedUpload): CommandResult {
  const { plan, uploaded, documents, paid, update, isWanted, dryRun } = ended
  const { storage, skipped, bytes, sets, quote } = plan
  const { collectionUri, itemBaseUri } = uploaded
  const count = sets.flat().length
  const [sent, left] = dryRun ? [0, count] : [count, 0]
  const text = labelled([
    ['storage', storage.place],
    [
      'sent',
      `${counted(sent, 'file')}, ${skipped} there before${left > 0 ? `, ${left} left` : ''}`,
    ],
    ['paid', paid > 0n ? solText(paid) : undefined],
    ['collectionUri', collectionUri],
    ['itemBaseUri', itemBaseUri],
    ['config', configText(ended)],
  ])
  const isSettled = isWanted || update?.changes.length === 0
  const next = isSettled && !dryRun ? '\nNext: mintline validate' : ''
  const config = update && { path: update.path, changes: update.changes, isWritten: isWanted }
  const data = { storage: storage.place, sent, skipped, left, bytes, collectionUri, itemBaseUri }
  const cost = storage.account && { quote, paid }
  return { text: `${text}${next}`, data: { ...data, documents, config, ...cost } }
}

/** Describes the config after an upload; undefined = there is none. */
function configText({ update, isWanted, dryRun }: EndedUpload): string | undefined {
  if (update === undefined) return undefined
  const { path, changes } = update
  if (isWanted) return `${path} is written`
  if (changes.length === 0) return `${path} has these settings`
  return dryRun ? `${path} would change` : `${path} has other settings: use --yes to write these`
}
