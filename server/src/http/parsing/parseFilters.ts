import { isOneOf } from '@mintline/core'
import { ANALYTICS_PERIODS } from '@mintline/core/enumerations/indexer'
import { timeOf } from '../../json/timeOf.ts'
import type { TimeFilters } from '../contract/inputs.ts'
import { InputFault, quoted } from './inputFault.ts'

const KEYS = ['period', 'from', 'to'] as const

/** Parses a time range: `period=D7;from=2026-01-01T00:00:00Z;to=…`, each at most once, in any order. */
export function parseFilters(text: string): TimeFilters {
  const { period, from, to } = partsOf(text)
  const filters = {
    ...(period !== undefined && { period: parsePeriod(period) }),
    ...(from !== undefined && { from: parseTime('from', from) }),
    ...(to !== undefined && { to: parseTime('to', to) }),
  }
  refuseContradictions(filters)
  return filters
}

function partsOf(text: string): Partial<Record<(typeof KEYS)[number], string>> {
  const parts = new Map<string, string>()
  for (const part of text === '' ? [] : text.split(';')) {
    const sign = part.indexOf('=')
    if (sign < 0) {
      throw fault(`has the part ${quoted(part)}, which is no key=value. Write it as period=D7`)
    }
    const key = part.slice(0, sign)
    if (!isOneOf(KEYS, key)) {
      throw fault(`has the key ${quoted(key)}. Supported are ${KEYS.join(', ')}`)
    }
    if (parts.has(key)) throw fault(`has ${key} twice`)
    parts.set(key, part.slice(sign + 1))
  }
  return Object.fromEntries(parts)
}

function parsePeriod(text: string) {
  if (isOneOf(ANALYTICS_PERIODS, text)) return text
  throw fault(`has the period ${quoted(text)}. Supported are ${ANALYTICS_PERIODS.join(', ')}`)
}

function parseTime(key: string, text: string): Date {
  const time = timeOf(text)
  if (time) return time
  throw fault(`has a ${key} that is no time such as 2026-01-31T12:00:00.000Z: ${quoted(text)}`)
}

function refuseContradictions({ period, from, to }: TimeFilters): void {
  if (from && to && from > to) throw fault('has a from that is after its to')
  if (period && from && to) throw fault('has a period besides from and to, which say it already')
  if (period === 'ALL' && from) throw fault('has a from besides the period ALL, which has none')
}

const fault = (message: string) => new InputFault('validation', message)
