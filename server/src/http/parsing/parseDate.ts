import { storableTime } from '../../json/timeOf.ts'
import { InputFault, quoted } from './inputFault.ts'

/** Parses a date. The schema checks the ISO 8601 form beforehand. */
export function parseDate(text: string): Date {
  const date = storableTime(text)
  if (date) return date
  throw new InputFault('validation', `is no time: ${quoted(text)}`)
}
