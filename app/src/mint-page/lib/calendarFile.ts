/** An event in a calendar. */
interface CalendarEvent {
  title: string
  /** Unix seconds. */
  start: bigint
  /** Web address. */
  url: string
  /** Unix seconds at which it was written. */
  writtenAt: bigint
}

/** Minutes that an opening takes in a calendar, and before it that the calendar reminds. */
const LENGTH = 30
const REMINDER = 15

/** Bytes in a line, without its end. */
const MAX_LINE = 75

/** Formats an event with a reminder as an iCalendar file (RFC 5545). */
export function calendarFile({ title, start, url, writtenAt }: CalendarEvent): string {
  const summary = escaped(title)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mintline//Mint page//EN',
    'BEGIN:VEVENT',
    `UID:${start}-${escaped(url)}`,
    `DTSTAMP:${stamp(writtenAt)}`,
    `DTSTART:${stamp(start)}`,
    `DURATION:PT${LENGTH}M`,
    `SUMMARY:${summary}`,
    `URL:${url}`,
    `DESCRIPTION:${escaped(url)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    `TRIGGER:-PT${REMINDER}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function stamp(seconds: bigint): string {
  return new Date(Number(seconds) * 1_000).toISOString().replace(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n')
}

/** Breaks a line between characters, as lines are counted in bytes. */
function folded(line: string): string {
  const parts = ['']
  for (const character of line) {
    const last = parts.length - 1
    const next = `${parts[last]}${character}`
    // Later parts begin with a space.
    const isFull = new TextEncoder().encode(next).length > MAX_LINE - Math.min(last, 1)
    if (isFull) parts.push(character)
    else parts[last] = next
  }
  return parts.join('\r\n ')
}
