import { join } from 'node:path'
import {
  type AllowlistChangeOptions,
  type AllowlistEntryInput,
  type UpsertReport,
  upsertAllowlist,
} from '@mintline/solana'
import { openFileJournal } from '@mintline/solana/node'
import { EXIT, type ExitCode } from '../exitCodes.ts'
import { counted } from '../output/counted.ts'
import { startProgress } from '../output/progress.ts'
import type { WriteSession } from '../sending/openSession.ts'
import { readPriorityFee } from '../sending/priorityFeeOption.ts'

/** Which entries shall be on chain. */
export interface UpsertInput {
  readonly deployment: string
  readonly phaseIndex: number
  readonly entries: readonly AllowlistEntryInput[]
  readonly entriesPerTransaction?: number
}

/** Brings entries on chain, with its progress shown and its state next to the config. */
export async function upsertList(session: WriteSession, input: UpsertInput): Promise<UpsertReport> {
  const { deployment, phaseIndex, entries } = input
  const output = session.context.output
  const bar = startProgress(output, `Allowlist of phase ${phaseIndex}`, entries.length)
  return withJournal(session, { deployment, phaseIndex }, async (shared) => {
    const report = await upsertAllowlist({
      ...shared,
      ...input,
      onProgress: ({ done, skipped, failed, entriesPerSecond, secondsLeft }) => {
        const left = secondsLeft === undefined ? '' : `, ${Math.ceil(secondsLeft)} s left`
        bar.update(done + skipped + failed, `${Math.round(entriesPerSecond)} entries/s${left}`)
      },
    })
    bar.finish()
    return report
  })
}

/** Runs a change of a list with its journal, which keeps a second run from doing things twice. */
export async function withJournal<Report>(
  { cluster, wallet, context }: WriteSession,
  list: Pick<AllowlistChangeOptions, 'deployment' | 'phaseIndex'>,
  run: (shared: AllowlistChangeOptions) => Promise<Report>,
): Promise<Report> {
  const priorityFee = readPriorityFee(context.options.priorityFee)
  const journal = await openFileJournal({
    folder: join(context.stateBase(), '.mintline', 'allowlist'),
    genesisHash: cluster.genesisHash,
    ...list,
  })
  try {
    return await run({
      session: { connection: cluster.connection, wallet },
      journal,
      ...list,
      signal: context.signal,
      onNodeFailure: (error) => context.output.detail(error.message),
      ...(priorityFee && { priorityFee }),
    })
  } finally {
    await journal.close()
  }
}

/** What a script learns of an upsert or removal that did not do everything. */
export function exitCodeOfList({
  status,
  failed,
}: {
  readonly status: 'finished' | 'cancelled'
  readonly failed: number
}): ExitCode {
  if (status === 'cancelled') return EXIT.interrupted
  return failed > 0 ? EXIT.partlyDone : EXIT.ok
}

/** An upsert in a line. */
export function describeUpsert({
  total,
  added,
  changed,
  skipped,
  failedUpserts,
  untried,
}: UpsertReport): string {
  const parts = [`${added} added`, `${changed} changed`, `${skipped} unchanged`]
  if (failedUpserts.length > 0) parts.push(`${failedUpserts.length} failed`)
  if (untried > 0) parts.push(`${untried} not tried`)
  return `${counted(total, 'entry', 'entries')}: ${parts.join(', ')}`
}
