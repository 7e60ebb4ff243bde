import { InputFault, quoted } from './inputFault.ts'

/** Parses a date. The schema checks the ISO 8601 form beforehand. */
export function parseDate(text: string): Date {
  const date = new Date(text)
  // No database knows a year 0.
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1) {
    throw new InputFault('validation', `is no time: ${quoted(text)}`)
  }
  return date
}
