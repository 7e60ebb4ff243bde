import { decodeText, guessNote, phaseNumber } from '@mintline/core'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { type PhaseNames, parsePhaseName, plainName } from '#entities/phase/lib/phaseName.ts'
import { invalid, type Parsed, valid } from '#shared/lib/parsed.ts'
import { z } from '#shared/lib/zod.ts'
import { Button } from '#shared/ui/Button.tsx'
import { notify } from '#shared/ui/notify.ts'

interface ImportNamesProps {
  /** Names before. */
  names: PhaseNames
  /** Number of phases. */
  count: number
  onImport: (names: PhaseNames) => void
}

/** Imports phase names from a config, exported phases or an exported collection. */
export function ImportNames({ names, count, onImport }: ImportNamesProps) {
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
    const read = importNames(decoded.text, { names, count })
    if (read.status === 'valid') onImport(read.value)
    const notice = { id: 'phase-names', description: guessNote(decoded) ?? file.name }
    if (read.status === 'invalid') {
      notify({
        ...notice,
        kind: 'error',
        title: 'No names were imported',
        description: read.reason,
      })
    } else {
      notify({ ...notice, kind: 'success', title: 'The names of phases are imported' })
    }
  }
  return (
    <>
      <Button size="sm" onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" /> Import names
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json"
        className="hidden"
        aria-label="Import names"
        tabIndex={-1}
        onChange={({ target }) => {
          void take(target.files?.[0])
          // Choosing the same file again must count as a change.
          target.value = ''
        }}
      />
    </>
  )
}

/** The part with names that exported phases, an exported collection and a config share. */
const FILE = z.object({
  phases: z.array(z.object({ name: z.optional(z.string()) })).check(z.minLength(1)),
})

const NO_PHASES =
  'It has no phases: choose phases or a collection saved here, or a config of the command.'

/**
 * Reads phase names from a file; phases without a name there keep theirs.
 *
 * @param text - the file's content
 * @param names - names before
 * @param count - number of phases; further names are ignored
 */
export function importNames(
  text: string,
  { names, count }: { names: PhaseNames; count: number },
): Parsed<PhaseNames> {
  const file = FILE.safeParse(parsedJson(text))
  if (!file.success) return invalid(NO_PHASES)
  const given = file.data.phases.slice(0, count).map(({ name = '' }, index) => {
    const plain = plainName(name)
    // Exported phases without a name are called by their number.
    return plain === `Phase ${phaseNumber(index)}` ? '' : plain
  })
  const imported: string[] = []
  for (let index = 0; index < Math.max(names.length, given.length); index += 1) {
    const name = parsePhaseName(given[index] || (names[index] ?? ''), imported)
    if (name.status === 'invalid') {
      return invalid(`The name of phase ${phaseNumber(index)} cannot be used. ${name.reason}`)
    }
    imported.push(name.status === 'valid' ? name.value : '')
  }
  return valid(imported)
}

/** Parses JSON; undefined if it is invalid. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
