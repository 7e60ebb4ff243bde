import { useState } from 'react'
import { AmountField } from '#shared/ui/AmountField.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { CheckboxField } from '#shared/ui/CheckboxField.tsx'
import { DateTimeField } from '#shared/ui/DateTimeField.tsx'
import { FileDrop } from '#shared/ui/FileDrop.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'
import { PercentField } from '#shared/ui/PercentField.tsx'
import { RadioGroupField } from '#shared/ui/RadioGroupField.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { SwitchField } from '#shared/ui/SwitchField.tsx'
import { TextAreaField } from '#shared/ui/TextAreaField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'

const SOL = { symbol: 'SOL', decimals: 9 }

/** All form fields. */
export function Fields() {
  const [amount, setAmount] = useState<bigint | undefined>(500_000_000n)
  const [limit, setLimit] = useState<bigint | undefined>(0n)
  const [royalty, setRoyalty] = useState<number | undefined>(525)
  const [start, setStart] = useState<bigint | undefined>(1_795_285_800n)
  const [kind, setKind] = useState<'public' | 'allowlist' | 'merkle'>('allowlist')
  const [isOn, setIsOn] = useState(true)
  return (
    <Card title="Fields" description="What one fills in.">
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <TextField
          label="Symbol"
          hint="Up to 32 bytes; the collection's name on chain."
          placeholder="DAWN"
        />
        <TextField
          label="Treasury"
          defaultValue="not-an-address"
          error="This is not a Solana address."
        />
        <TextAreaField label="Notes" optional defaultValue="For the team only." />
        <NumberField
          label="Max per wallet"
          hint="In this phase; 0 is unlimited."
          value={limit}
          onValueChange={setLimit}
          unit="items"
        />
        <AmountField
          label="Price"
          hint="For each item, fees included."
          value={amount}
          onValueChange={setAmount}
          currency={SOL}
        />
        <PercentField label="Royalties" basisPoints={royalty} onBasisPointsChange={setRoyalty} />
        <DateTimeField label="Start" value={start} onValueChange={setStart} />
        <SelectField
          label="Commitment"
          value={kind}
          onValueChange={setKind}
          options={[
            { value: 'public', label: 'Public' },
            { value: 'allowlist', label: 'Allowlist' },
            { value: 'merkle', label: 'Merkle list' },
          ]}
        />
        <RadioGroupField
          label="Who may mint"
          value={kind}
          onValueChange={setKind}
          options={[
            { value: 'public', label: 'Everybody', description: 'At the price of the phase.' },
            {
              value: 'allowlist',
              label: 'Allowlist',
              description: 'Entries on chain, up to thousands.',
            },
            {
              value: 'merkle',
              label: 'Merkle list',
              description: 'One root on chain, any size.',
              disabled: true,
            },
          ]}
        />
        <div className="flex flex-col gap-5">
          <CheckboxField label="I trust this RPC" checked={isOn} onCheckedChange={setIsOn} />
          <CheckboxField
            label="Not chosen"
            checked={!isOn}
            onCheckedChange={(on) => setIsOn(!on)}
            hint="With a hint."
          />
          <SwitchField
            label="Phase is open"
            hint="Closed, nobody can mint in it."
            checked={isOn}
            onCheckedChange={setIsOn}
          />
          <SwitchField label="Closed" checked={!isOn} onCheckedChange={(on) => setIsOn(!on)} />
        </div>
        <div className="md:col-span-2">
          <FileDrop
            label="Allowlist"
            hint="CSV with the columns address, price and amount, in any order."
            accept=".csv,.txt"
            onFile={() => {}}
          />
        </div>
      </div>
    </Card>
  )
}
