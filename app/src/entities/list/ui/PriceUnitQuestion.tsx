import type { AmountUnit } from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import type { ReadingChoice } from '../lib/readList.ts'

interface PriceUnitQuestionProps {
  choice: ReadingChoice
  choose: (change: Pick<ReadingChoice, 'unit'>) => void
}

/** Chooses the price unit, for a file that names none. */
export function PriceUnitQuestion({ choice, choose }: PriceUnitQuestionProps) {
  const { symbol } = useCluster().identity.currency
  const options: readonly { value: AmountUnit; label: string; description: string }[] = [
    { value: 'sol', label: symbol, description: `A price of 1 is 1 ${symbol}.` },
    { value: 'lamports', label: 'Lamports', description: `A price of 1 is 0.000000001 ${symbol}.` },
  ]
  return (
    <RadioGroupField
      label={`Are the prices in ${symbol} or in lamports?`}
      hint="The file does not say. Your choice applies to prices without a unit."
      columns={2}
      value={choice.unit}
      onValueChange={(unit) => choose({ unit })}
      options={options}
    />
  )
}
