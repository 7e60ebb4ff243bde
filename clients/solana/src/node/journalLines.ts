import {
  type JournalHeader as HeaderOf,
  type JournalLine,
  journalFormat,
} from '@mintline/core/files'
import type { JournalRecord, JournalScope } from '../allowlist/journal.ts'

/** A file's first line: its records' scope. */
export type JournalHeader = HeaderOf<JournalScope>

/** Text format for allowlist journals. */
export const JOURNAL_FORMAT = journalFormat<JournalScope, JournalRecord>({
  formatScope: ({ genesisHash, deployment, phaseIndex }) => ({
    genesisHash,
    deployment,
    phaseIndex,
  }),
  parseScope,
  formatRecord: (record) =>
    record.kind === 'sent'
      ? { ...record, wire: Buffer.from(record.wire).toString('base64') }
      : { ...record },
  parseRecord,
})

/** Formats records, one per line, and parses them up to the last complete line. */
export const { format: journalLines, parse: parseJournal } = JOURNAL_FORMAT

function parseScope({
  genesisHash,
  deployment,
  phaseIndex,
}: JournalLine): JournalScope | undefined {
  if (typeof genesisHash !== 'string' || typeof deployment !== 'string') return undefined
  return typeof phaseIndex === 'number' ? { genesisHash, deployment, phaseIndex } : undefined
}

function parseRecord(line: JournalLine): JournalRecord | undefined {
  if (typeof line.signature !== 'string') return undefined
  const { kind, signature } = line
  if (kind === 'outcome') {
    const { status } = line
    const isKnown = status === 'confirmed' || status === 'failed' || status === 'expired'
    const { slot } = line
    if (!isKnown || !(slot === undefined || typeof slot === 'number')) return undefined
    return { kind, signature, status, ...(slot !== undefined && { slot }) }
  }
  const { lastValidBlockHeight, wire, operation, users } = line
  if (kind !== 'sent' || typeof lastValidBlockHeight !== 'number') return undefined
  if (typeof wire !== 'string' || !isTexts(users)) return undefined
  if (operation !== 'upsert' && operation !== 'remove') return undefined
  const bytes = new Uint8Array(Buffer.from(wire, 'base64'))
  return { kind, signature, lastValidBlockHeight, wire: bytes, operation, users }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
