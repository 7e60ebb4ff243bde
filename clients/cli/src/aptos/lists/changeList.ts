import { join } from 'node:path'
import {
  type AllowlistChangeInput,
  type AllowlistChangeOptions,
  type AllowlistEntry,
  type ListReference,
  type UpsertReport,
  upsertAllowlist,
} from '@mintline/aptos'
import { openFileJournal } from '@mintline/aptos/node'
import { describeWait, startListProgress } from '../../lists/listReport.ts'
import type { AptosSession } from '../sending/aptosSession.ts'

/** The list to change. */
export interface ListToChange {
  readonly reference: ListReference
  /** Wait for another process that changes the list, instead of stopping at once. */
  readonly wait: boolean
}

/** Input for any change to a list. */
interface ListChange {
  readonly list: AllowlistChangeInput
  readonly options: AllowlistChangeOptions
}

/** Upserts entries, shows progress, and stores state next to the config. */
export function upsertList(
  session: AptosSession,
  change: ListToChange,
  entries: readonly AllowlistEntry[],
): Promise<UpsertReport> {
  const { chain, context } = session
  return withJournal(session, change, async ({ list, options }) => {
    const title = `Allowlist of phase ${change.reference.phaseId}`
    const { onProgress, finish } = startListProgress(context.output, title, entries.length)
    const wanted = { ...list, entries }
    const report = await upsertAllowlist(chain.connection, wanted, { ...options, onProgress })
    finish()
    return report
  })
}

/** Runs a change to a list with its journal, so that a second run does not repeat anything. */
export async function withJournal<Report>(
  { chain, wallet, context }: AptosSession,
  { reference, wait }: ListToChange,
  run: (change: ListChange) => Promise<Report>,
): Promise<Report> {
  const { signal, output } = context
  const journal = await openFileJournal({
    folder: join(context.stateBase(), '.mintline', 'allowlist'),
    chainId: chain.chainId,
    collection: reference.contract,
    phaseId: reference.phaseId,
    ...(wait && { wait: { onWait: (holder) => output.info(describeWait(holder)), signal } }),
  })
  try {
    return await run({
      list: { ...reference, wallet, journal },
      options: { signal, onNodeFailure: (error) => output.detail(error.message) },
    })
  } finally {
    await journal.close()
  }
}
