import { decodeCsv, LIST_LIMITS } from '@mintline/solana'
import { ConflictChoice } from '#entities/list/ui/ConflictChoice.tsx'
import { OpenFile } from '#entities/list/ui/OpenFile.tsx'
import { PriceUnitQuestion } from '#entities/list/ui/PriceUnitQuestion.tsx'
import { DefaultFields } from '#entities/list/ui/ReadingOptions.tsx'
import { Button } from '#shared/ui/Button.tsx'
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
      <FileRows key={file.name} file={file} />
    </Card>
  )
}

function FileRows({ file }: { file: MerkleFile }) {
  const { state, choice, choose } = file
  const hasConflicts = state.status === 'read' && state.report.conflicts.length > 0
  const { needsUnit } = file
  const fields = (['price', 'amount'] as const).filter((field) => file.missing.includes(field))
  return (
    <OpenFile file={file} state={state}>
      {needsUnit && <PriceUnitQuestion choice={choice} choose={choose} />}
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
    </OpenFile>
  )
}
