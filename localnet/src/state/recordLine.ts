import { createHash } from 'node:crypto'
import type { RecordJson } from './records.ts'

/** A record as a line: checksum, space, JSON. */
export function recordLine(record: RecordJson): string {
  const json = JSON.stringify(record)
  return `${checksum(json)} ${json}\n`
}

/** Undefined for an incomplete line. */
export function parseRecordLine(line: string): RecordJson | undefined {
  const json = line.slice(9)
  return line.charAt(8) === ' ' && checksum(json) === line.slice(0, 8)
    ? JSON.parse(json)
    : undefined
}

function checksum(json: string): string {
  return createHash('sha256').update(json).digest('hex').slice(0, 8)
}
