import { CalendarPlus } from 'lucide-react'
import { downloadText } from '#shared/lib/download.ts'
import { plainText } from '#shared/lib/plainText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { calendarFile } from '../lib/calendarFile.ts'
import type { DropFacts } from '../lib/dropFacts.ts'
import { ownPage } from '../lib/ownPage.ts'

/** Downloads the next opening as a calendar file; nothing while none is known. */
export function CalendarButton({ name, change }: Pick<DropFacts, 'name' | 'change'>) {
  if (change === undefined || change.kind === 'ends') return null
  const download = () => {
    const url = ownPage(window.location.href)
    const writtenAt = BigInt(Math.floor(Date.now() / 1_000))
    const title = `${plainText(name)} opens`
    const event = { title, start: change.at, url, writtenAt }
    downloadText('mint.ics', calendarFile(event), 'text/calendar')
  }
  return (
    <Button onClick={download} className="self-start">
      <CalendarPlus aria-hidden="true" />
      Add to calendar
    </Button>
  )
}
