import { TOTAL_SHARES } from '@mintline/core'
import type { ShareFields } from './shareDraft.ts'

const SEPARATOR = /[\s,;:]+/
const SHARE = /^(\d{1,3})%?$/

/**
 * Parses pasted lines of `address, share`, from a table or typed by hand. Invalid addresses are kept as they are, so
 * that they can be corrected. Undefined for a single word, which is not a list.
 */
export function parseShareLines(text: string): ShareFields[] | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const filled = lines.filter((line) => line !== '')
  if (filled.length === 0 || (filled.length === 1 && !SEPARATOR.test(filled[0] ?? ''))) {
    return undefined
  }
  return filled.map((line) => {
    const [address = '', share = ''] = line.replace(/\s+%/, '%').split(SEPARATOR)
    return { address, share: shareOf(share) }
  })
}

function shareOf(text: string): number | undefined {
  const share = Number(SHARE.exec(text)?.[1])
  return share <= TOTAL_SHARES ? share : undefined
}
