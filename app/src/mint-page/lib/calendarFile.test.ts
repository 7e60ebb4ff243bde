import { describe, expect, it } from 'vitest'
import { calendarFile } from './calendarFile.ts'

const EVENT = {
  title: 'Dawn Chorus opens',
  start: 1_800_000_000n,
  url: 'https://a.example/mint/#/DAWN?cluster=solana',
  writtenAt: 1_700_000_000n,
}

describe('calendarFile', () => {
  it('is an event at the opening, with a reminder and the link', () => {
    expect(calendarFile(EVENT).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Mintline//Mint page//EN',
      'BEGIN:VEVENT',
      'UID:1800000000-https://a.example/mint/#/DAWN?cluster=solana',
      'DTSTAMP:20231114T221320Z',
      'DTSTART:20270115T080000Z',
      'DURATION:PT30M',
      'SUMMARY:Dawn Chorus opens',
      'URL:https://a.example/mint/#/DAWN?cluster=solana',
      'DESCRIPTION:https://a.example/mint/#/DAWN?cluster=solana',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Dawn Chorus opens',
      'TRIGGER:-PT15M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('lets a title add no lines of its own', () => {
    const file = calendarFile({ ...EVENT, title: 'A;B,C\\\r\nATTACH:https://evil.example' })
    expect(file).toContain('SUMMARY:A\\;B\\,C\\\\\\nATTACH:https://evil.example\r\n')
    expect(file).not.toMatch(/^ATTACH/m)
  })

  it('folds long lines by bytes, never within a character', () => {
    const title = '🌅'.repeat(40)
    const lines = calendarFile({ ...EVENT, title }).split('\r\n')
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    }
    expect(lines.join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${title}\n`)
  })
})
