import { decodeCsv, LIST_LIMITS } from '@mintline/solana'
import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { ConflictChoice } from '#features/allowlist/ui/ConflictChoice.tsx'
import { DefaultFields, ReadingOptions } from '#features/allowlist/ui/ReadingOptions.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { FileDrop, type GivenText } from '#shared/ui/FileDrop.tsx'
import type { MerkleFile } from '../model/useMerkleFile.ts'
import { MerkleFileReport } from './MerkleFileReport.tsx'

interface MerkleFileCardProps {
  file: MerkleFile | undefined
  onText: (given: GivenText) => void
  onPutAway: () => void
}

/** The list as a file: what is in it, row by row, before anything is made of it. */
export function MerkleFileCard({ file, onText, onPutAway }: MerkleFileCardProps) {
  if (!file) {
    return (
      <FileDrop
        label="A list of wallets"
        hint="CSV with a wallet in each row, its price and its max claims; up to about a million wallets. It stays on this machine."
        accept=".csv,.tsv,.txt"
        decode={decodeCsv}
        onText={onText}
      />
    )
  }
  return (
    <Card
      title={<span className="break-words">{file.name}</span>}
      description="It stays on this machine: only the root of the list goes on chain."
      actions={
        <Button size="sm" onClick={onPutAway}>
          {file.state.status === 'working' ? 'Cancel' : 'Put the file away'}
        </Button>
      }
    >
      <OpenFile key={file.name} file={file} />
    </Card>
  )
}

function OpenFile({ file }: { file: MerkleFile }) {
  const { state, choice, choose } = file
  const [isOpen, setIsOpen] = useState(false)
  const showsOptions = isOpen || state.status === 'unreadable'
  const hasConflicts = state.status === 'read' && state.report.conflicts.length > 0
  const fields = (['price', 'amount'] as const).filter((field) => file.missing.includes(field))
  return (
    <div className="flex flex-col gap-5">
      {state.status === 'unreadable' && (
        <Callout kind="error" title="The file cannot be read like this">
          {state.reason}
        </Callout>
      )}
      {state.status === 'incomplete' && (
        <Callout kind="warn" title="The file does not say everything">
          Give below what is the same for every wallet, or say which column holds it under “Columns
          and units”.
        </Callout>
      )}
      {fields.length > 0 && (
        <DefaultFields file={file} fields={fields} limits={LIST_LIMITS.merkleTree} />
      )}
      <MerkleFileReport state={state} onConflict={choice.onConflict}>
        {(hasConflicts || choice.onConflict !== 'report') && (
          <ConflictChoice
            value={choice.onConflict}
            onChoose={(onConflict) => choose({ onConflict })}
          />
        )}
      </MerkleFileReport>
      {state.status !== 'unreadable' && (
        <Button
          size="sm"
          variant="ghost"
          className="self-start"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Settings2 aria-hidden="true" />
          Columns and units
        </Button>
      )}
      {showsOptions && <ReadingOptions file={file} />}
    </div>
  )
}
