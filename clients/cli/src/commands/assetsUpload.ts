import { join } from 'node:path'
import { planUpload, sendUpload, type UploadPlan } from '@mintline/assets'
import { mediaFilesOf, openBuild, openUploadJournal } from '@mintline/assets/node'
import type { LockHolder } from '@mintline/core/files'
import { askForUpdate } from '../assets/askForUpdate.ts'
import { type UploadedBuild, uploadedBuild } from '../assets/buildSettings.ts'
import { planConfigUpdate, writeConfigUpdate } from '../assets/configUpdate.ts'
import { withFileProgress } from '../assets/fileWork.ts'
import { assertCost, readMaxCost } from '../assets/maxCost.ts'
import { openStorage, type StorageOptions } from '../assets/openStorage.ts'
import { payStorage } from '../assets/payStorage.ts'
import { describePlan, describeUpload } from '../assets/uploadReport.ts'
import { describeWait, startListProgress } from '../lists/listReport.ts'
import type { TypedInput } from '../output/confirm.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'
import { usageError } from './optionValues.ts'

/** Journal folder beside the config. */
const JOURNALS = join('.mintline', 'uploads')

interface UploadOptions extends StorageOptions {
  readonly from: string
  readonly wait: boolean
  /** In SOL. */
  readonly maxCost?: string
}

/** @param input The user's input, for the question. */
export async function upload(
  context: CommandContext,
  options: UploadOptions,
  input: TypedInput = process.stdin,
): Promise<CommandResult> {
  const { signal, output } = context
  const { dryRun } = context.options
  const maxCost = readMaxCost(options.maxCost)
  const storage = await openStorage(context, options)
  if (maxCost !== undefined && !storage.account) {
    throw usageError('--max-cost is for --irys and --arweave, which are paid by the keypair')
  }
  const build = await withFileProgress(context, 'Documents', () =>
    openBuild(context.path(options.from)),
  )
  const media = await withFileProgress(context, 'Files', (work) => mediaFilesOf(build, work))
  const journal = await openUploadJournal({
    place: storage.place,
    folder: join(context.stateBase(), JOURNALS),
    wait: options.wait ? waitFor(context) : undefined,
  })
  try {
    const { documents } = build
    const plan = await planUpload({ storage, journal, media, documents }, { signal })
    const uploaded = uploadedBuild(build, plan)
    const update = await planConfigUpdate(context, uploaded)
    output.info(describePlan(plan))
    // Otherwise, the missing amount is known once earlier payments have been counted.
    if (dryRun && plan.quote) assertCost(plan.quote.missing, maxCost)
    const isWanted = await askForUpdate(context, update, input)
    const paid = dryRun ? 0n : await payStorage(context, plan, maxCost, input)
    if (!dryRun) await send(context, plan)
    if (isWanted) await updateConfig(context, uploaded)
    return describeUpload({
      ...{ plan, uploaded, documents: documents.size, paid, update, isWanted, dryRun },
    })
  } finally {
    await journal.close()
  }
}

function waitFor({ output, signal }: CommandContext) {
  const onWait = (holder: LockHolder | undefined) =>
    output.info(describeWait(holder, 'uploading to this storage'))
  return { onWait, signal }
}

async function send({ output, signal }: CommandContext, plan: UploadPlan): Promise<void> {
  const count = plan.sets.flat().length
  if (count === 0) return
  const bar = startListProgress(output, 'Upload', plan.skipped + count, 'files')
  await sendUpload(plan, { signal, onProgress: bar.onProgress })
  bar.finish()
}

/** Plans the update anew, since the config may have been edited during the upload. */
async function updateConfig(context: CommandContext, uploaded: UploadedBuild): Promise<void> {
  const update = await planConfigUpdate(context, uploaded)
  if (update !== undefined) await writeConfigUpdate(update)
}
