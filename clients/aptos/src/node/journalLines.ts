import { type JournalLine, journalFormat } from '@mintline/core/files'
import type { JournalRecord, JournalScope, OutcomeRecord, SentRecord } from '../entries/journal.ts'

const DIGITS = /^\d{1,20}$/
const HEX = /^0x(?:[0-9a-f]{2})+$/

/** Text format for allowlist journals: 64-bit numbers are decimal strings. */
export const JOURNAL_FORMAT = journalFormat<JournalScope, JournalRecord>({
  formatScope: ({ chainId, collection, phaseId }) => ({
    chainId,
    collection,
    phaseId: String(phaseId),
  }),
  parseScope,
  formatRecord: (record) => {
    if (record.kind === 'sent') {
      const { sequenceNumber, expiresAt } = record
      return { ...record, sequenceNumber: `${sequenceNumber}`, expiresAt: `${expiresAt}` }
    }
    const { version, ...rest } = record
    return version === undefined ? rest : { ...rest, version: `${version}` }
  },
  parseRecord: (line) => (line.kind === 'sent' ? parseSent(line) : parseOutcome(line)),
})

function parseScope({ chainId, collection, phaseId }: JournalLine): JournalScope | undefined {
  const id = parseNumber(phaseId)
  if (typeof chainId !== 'number' || typeof collection !== 'string') return undefined
  return id === undefined ? undefined : { chainId, collection, phaseId: id }
}

function parseSent(line: JournalLine): SentRecord | undefined {
  const { hash, serialized, sender, operation, users } = line
  const sequenceNumber = parseNumber(line.sequenceNumber)
  const expiresAt = parseNumber(line.expiresAt)
  if (typeof hash !== 'string' || typeof sender !== 'string' || !isTexts(users)) return undefined
  if (!isHex(serialized) || sequenceNumber === undefined || expiresAt === undefined)
    return undefined
  if (operation !== 'upsert' && operation !== 'remove') return undefined
  return { kind: 'sent', hash, serialized, sender, sequenceNumber, expiresAt, operation, users }
}

function parseOutcome({ kind, hash, status, version }: JournalLine): OutcomeRecord | undefined {
  if (kind !== 'outcome' || typeof hash !== 'string') return undefined
  if (status !== 'confirmed' && status !== 'failed' && status !== 'expired') return undefined
  const number = parseNumber(version)
  if (version !== undefined && number === undefined) return undefined
  return { kind, hash, status, ...(number !== undefined && { version: number }) }
}

function parseNumber(value: unknown): bigint | undefined {
  return typeof value === 'string' && DIGITS.test(value) ? BigInt(value) : undefined
}

function isHex(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && HEX.test(value)
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
