import type { JournalRecord, JournalScope } from '../allowlist/journal.ts'

/** First line of a file: the scope of its records. */
export interface JournalHeader extends JournalScope {
  readonly kind: 'journal'
  readonly version: 1
}

/** Content of a file. */
export interface JournalContent {
  /** Undefined in a file without a complete line. */
  readonly header: JournalHeader | undefined
  readonly records: readonly JournalRecord[]
  /** Bytes up to the end of the last complete line; the rest was cut off by a crash. */
  readonly wholeBytes: number
}

/** A complete line that is not a record: written by something else. */
export interface BrokenLine {
  /** From 1. */
  readonly brokenLine: number
}

const NEWLINE = 0x0a

/** Text of records, one per line. */
export function journalLines(records: readonly (JournalHeader | JournalRecord)[]): string {
  return records.map((record) => `${JSON.stringify(toLine(record))}\n`).join('')
}

/** Parses the output of `journalLines`, up to the last complete line. */
export function parseJournal(bytes: Uint8Array): JournalContent | BrokenLine {
  const wholeBytes = bytes.lastIndexOf(NEWLINE) + 1
  const text = new TextDecoder().decode(bytes.subarray(0, wholeBytes))
  const lines = text.split('\n').slice(0, -1)
  const [first, ...rest] = lines.map(parseLine)
  if (first === undefined) {
    return lines.length === 0 ? { header: undefined, records: [], wholeBytes } : { brokenLine: 1 }
  }
  if (!isHeader(first)) return { brokenLine: 1 }
  const records: JournalRecord[] = []
  for (const [index, line] of rest.entries()) {
    const record = toRecord(line)
    if (record === undefined) return { brokenLine: index + 2 }
    records.push(record)
  }
  return { header: first, records, wholeBytes }
}

function toLine(record: JournalHeader | JournalRecord): object {
  if (record.kind !== 'sent') return record
  return { ...record, wire: Buffer.from(record.wire).toString('base64') }
}

function parseLine(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isHeader(line: Record<string, unknown>): line is JournalHeader & Record<string, unknown> {
  return (
    line.kind === 'journal' &&
    line.version === 1 &&
    typeof line.genesisHash === 'string' &&
    typeof line.deployment === 'string' &&
    typeof line.phaseIndex === 'number'
  )
}

function toRecord(line: Record<string, unknown> | undefined): JournalRecord | undefined {
  if (line === undefined || typeof line.signature !== 'string') return undefined
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
