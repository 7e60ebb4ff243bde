/** Fields in a line. */
export type JournalLine = Readonly<Record<string, unknown>>

/** Converts a journal's scope and records to JSON and back. */
export interface JournalCodec<Scope, Entry> {
  /** Fields that tell scopes apart, always in the same order. */
  formatScope(scope: Scope): JournalLine
  /** Returns undefined for anything else. */
  parseScope(line: JournalLine): Scope | undefined
  formatRecord(record: Entry): JournalLine
  /** Returns undefined for anything else. */
  parseRecord(line: JournalLine): Entry | undefined
}

/** First line in a file: the scope of its records. */
export type JournalHeader<Scope> = Scope & { readonly kind: 'journal'; readonly version: 1 }

/** Parsed file content. */
export interface JournalContent<Scope, Entry> {
  /** Undefined if the file has no complete line. */
  readonly header: JournalHeader<Scope> | undefined
  readonly records: readonly Entry[]
  /** Bytes up to the end of the last complete line; a crash cut off the rest. */
  readonly wholeBytes: number
}

/** A complete line that is not a record: another program wrote it. */
export interface BrokenLine {
  /** From 1. */
  readonly brokenLine: number
}

/** Journal file format: a header and records, one per line. */
export interface JournalFormat<Scope, Entry> {
  /** Formats records as lines. */
  format(records: readonly (JournalHeader<Scope> | Entry)[]): string
  /** Parses the output of `format`, up to the last complete line. */
  parse(bytes: Uint8Array): JournalContent<Scope, Entry> | BrokenLine
  /** True if two scopes name the same list. */
  isSame(scope: Scope, other: Scope): boolean
}

const NEWLINE = 0x0a

/** Creates a journal's file format from its JSON codec. */
export function journalFormat<Scope extends object, Entry extends { readonly kind: string }>(
  codec: JournalCodec<Scope, Entry>,
): JournalFormat<Scope, Entry> {
  const lineOf = (record: JournalHeader<Scope> | Entry): JournalLine =>
    isHeader<Scope>(record)
      ? { kind: record.kind, version: record.version, ...codec.formatScope(record) }
      : codec.formatRecord(record)
  const scopeText = (scope: Scope) => JSON.stringify(codec.formatScope(scope))
  return {
    format: (records) => records.map((record) => `${JSON.stringify(lineOf(record))}\n`).join(''),
    parse: (bytes) => parseJournal(bytes, codec),
    isSame: (scope, other) => scopeText(scope) === scopeText(other),
  }
}

function parseJournal<Scope, Entry>(
  bytes: Uint8Array,
  codec: JournalCodec<Scope, Entry>,
): JournalContent<Scope, Entry> | BrokenLine {
  const wholeBytes = bytes.lastIndexOf(NEWLINE) + 1
  const text = new TextDecoder().decode(bytes.subarray(0, wholeBytes))
  const lines = text.split('\n').slice(0, -1)
  const [first, ...rest] = lines.map(parseLine)
  if (first === undefined) {
    return lines.length === 0 ? { header: undefined, records: [], wholeBytes } : { brokenLine: 1 }
  }
  const scope =
    first.kind === 'journal' && first.version === 1 ? codec.parseScope(first) : undefined
  if (scope === undefined) return { brokenLine: 1 }
  const records: Entry[] = []
  for (const [index, line] of rest.entries()) {
    const record = line && codec.parseRecord(line)
    if (record === undefined) return { brokenLine: index + 2 }
    records.push(record)
  }
  return { header: { kind: 'journal', version: 1, ...scope }, records, wholeBytes }
}

function isHeader<Scope>(record: { readonly kind: string }): record is JournalHeader<Scope> {
  return record.kind === 'journal'
}

function parseLine(line: string): JournalLine | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is JournalLine {
  return typeof value === 'object' && value !== null
}
