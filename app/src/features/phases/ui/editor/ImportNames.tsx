import { decodeText, guessNote } from '@mintline/core'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { Button } from '#shared/ui/Button.tsx'
import { notify } from '#shared/ui/notify.ts'
import { importNames } from '../../lib/importNames.ts'

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
