import { decodeCsv, LIST_LIMITS, listTotals } from '@mintline/solana'
import { useMemo } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import type { MissingColumn } from '#entities/list/lib/readList.ts'
import { ConflictChoice } from '#entities/list/ui/ConflictChoice.tsx'
import { ListPrices } from '#entities/list/ui/ListPrices.tsx'
import { OpenFile } from '#entities/list/ui/OpenFile.tsx'
import { PriceUnitQuestion } from '#entities/list/ui/PriceUnitQuestion.tsx'
import { DefaultFields } from '#entities/list/ui/ReadingOptions.tsx'
import { RowCounts } from '#entities/list/ui/RowCounts.tsx'
import { RowProblems } from '#entities/list/ui/RowProblems.tsx'
import { amountText } from '#shared/lib/amountText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { FileDrop, type GivenText } from '#shared/ui/FileDrop.tsx'
import type { ListFile } from '../model/useListFile.ts'

/** About a hundred thousand rows: more cost more on chain than a merkle list, and slow the page. */
const MAX_BYTES = 8 * 1024 * 1024

interface ListFileCardProps {
  file: ListFile | undefined
  onText: (given: GivenText) => void
  onPutAway: () => void
}

/** A list as a file: what is in it, row by row, before anything is sent. */
export function ListFileCard({ file, onText, onPutAway }: ListFileCardProps) {
  const { currency } = useCluster().identity
  const { maxPrice, maxAmount } = LIST_LIMITS.allowList
  if (!file) {
    return (
      <FileDrop
        label="A list of wallets"
        hint={`CSV or text with a wallet in each row, and the price and the amount beside it where they differ. An entry holds a price of up to ${amountText(maxPrice, currency)} and up to ${maxAmount} items; a merkle list holds more.`}
        accept=".csv,.tsv,.txt"
        maxBytes={MAX_BYTES}
        decode={decodeCsv}
        onText={onText}
      />
    )
  }
  return (
    <Card
      title={<span className="break-words">{file.name}</span>}
      description="Nothing is sent before you say so."
      actions={
        <Button size="sm" onClick={onPutAway}>
          Put the file away
        </Button>
      }
    >
      <FileRows key={file.name} file={file} />
    </Card>
  )
}

function FileRows({ file }: { file: ListFile }) {
  const { reading, choice, choose, needsUnit } = file
  const list = reading.status === 'read' ? reading.list : undefined
  const totals = useMemo(() => list && listTotals(list.entries), [list])
  return (
    <OpenFile file={file} state={reading}>
      {needsUnit && <PriceUnitQuestion choice={choice} choose={choose} />}
      {list && <RowCounts counts={list.counts} />}
      {totals && totals.wallets > 0 && <ListPrices totals={totals} />}
      <DefaultFields file={file} fields={commonFields(file)} />
      {list && list.conflicts.length > 0 && (
        <ConflictChoice
          value={choice.onConflict}
          onChoose={(onConflict) => choose({ onConflict })}
        />
      )}
      {list && <RowProblems list={list} onConflict={choice.onConflict} />}
    </OpenFile>
  )
}

/** What is asked for once for all wallets: what the file lacks, and what was given already. */
function commonFields({ reading, choice }: ListFile): MissingColumn[] {
  const missing = reading.status === 'incomplete' ? reading.missing : []
  const fields: readonly MissingColumn[] = ['price', 'amount']
  return fields.filter(
    (field) =>
      missing.includes(field) ||
      (field === 'price' ? choice.defaultPrice : choice.defaultAmount) !== undefined,
  )
}
