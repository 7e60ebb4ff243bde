import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AmountField } from './AmountField.tsx'
import { DateTimeField } from './DateTimeField.tsx'
import { NumberField } from './NumberField.tsx'
import { PercentField } from './PercentField.tsx'
import { TextField } from './TextField.tsx'

const SOL = { symbol: 'SOL', decimals: 9 }

function Price({ onChange }: { onChange: (value: bigint | undefined) => void }) {
  const [value, setValue] = useState<bigint>()
  return (
    <AmountField
      label="Price"
      currency={SOL}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

function Royalties({ onChange }: { onChange: (basisPoints: number | undefined) => void }) {
  const [points, setPoints] = useState<number | undefined>(500)
  const change = (next: number | undefined) => {
    setPoints(next)
    onChange(next)
  }
  return <PercentField label="Royalties" basisPoints={points} onBasisPointsChange={change} />
}

function Start({ onChange }: { onChange: (value: bigint | undefined) => void }) {
  const [value, setValue] = useState<bigint | undefined>(1_795_285_800n)
  const change = (next: bigint | undefined) => {
    setValue(next)
    onChange(next)
  }
  return <DateTimeField label="Start" value={value} onValueChange={change} />
}

/** Returns the texts that describe an input to screen readers. */
function described(input: HTMLElement) {
  return (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
}

describe('a field', () => {
  it('is linked to its hint and its error', () => {
    render(<TextField label="Treasury" hint="An address." error="This is not an address." />)

    const input = screen.getByLabelText('Treasury')
    expect(described(input)).toEqual(['This is not an address.', 'An address.'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('AmountField', () => {
  it('returns exact base units for an amount typed in coins, and shows coins alone', async () => {
    const onChange = vi.fn()
    render(<Price onChange={onChange} />)

    await userEvent.type(screen.getByLabelText('Price'), '0.100000001')

    expect(onChange).toHaveBeenLastCalledWith(100_000_001n)
    expect(described(screen.getByLabelText('Price'))).toEqual(['SOL'])
    expect(screen.queryByText(/lamports/)).toBeNull()
  })

  it('keeps text while it is typed, and formats it on blur', async () => {
    render(<Price onChange={() => {}} />)
    const input = screen.getByLabelText('Price')

    await userEvent.type(input, '1.50')
    expect(input).toHaveProperty('value', '1.50')

    await userEvent.tab()
    expect(input).toHaveProperty('value', '1.5')
  })

  it('returns nothing for invalid text, and says what to enter', async () => {
    const onChange = vi.fn()
    render(<Price onChange={onChange} />)

    await userEvent.type(screen.getByLabelText('Price'), 'much')

    expect(onChange).toHaveBeenLastCalledWith(undefined)
    expect(screen.getByText('Enter a number, such as 1.5.')).toBeTruthy()
  })
})

describe('NumberField', () => {
  it('shows the range for a number outside of it', async () => {
    const onValueChange = vi.fn()
    const props = { label: 'Items', value: undefined, onValueChange }
    render(<NumberField {...props} min={1n} max={10n} />)

    await userEvent.type(screen.getByLabelText('Items'), '0')

    expect(onValueChange).toHaveBeenLastCalledWith(undefined)
    expect(screen.getByText('Enter a number from 1 to 10.')).toBeTruthy()
  })

  it('shows a value set from outside', () => {
    const props = { label: 'Items', onValueChange: () => {} }
    const { rerender } = render(<NumberField {...props} value={3n} />)
    rerender(<NumberField {...props} value={12n} />)
    expect(screen.getByLabelText('Items')).toHaveProperty('value', '12')
  })
})

describe('PercentField', () => {
  it('returns the basis points of a percentage, to the last one', async () => {
    const onChange = vi.fn()
    render(<Royalties onChange={onChange} />)
    const percent = screen.getByLabelText('Royalties')

    await userEvent.clear(percent)
    await userEvent.type(percent, '5.25')

    expect(onChange).toHaveBeenLastCalledWith(525)
    expect(described(percent)).toEqual(['%'])
    expect(screen.queryByText(/basis points/)).toBeNull()
  })

  it('refuses more than 100 %', async () => {
    render(<Royalties onChange={() => {}} />)
    await userEvent.type(screen.getByLabelText('Royalties'), '00')
    expect(screen.getByText('Enter at most 100 %.')).toBeTruthy()
  })
})

describe('DateTimeField', () => {
  it('shows a moment in local time and UTC, and accepts either', async () => {
    const onValueChange = vi.fn()
    // 2026-11-21 18:30 UTC; the tests run in Berlin.
    render(<Start onChange={onValueChange} />)
    const local = screen.getByLabelText('Start')
    const utc = screen.getByLabelText('The same in UTC')
    expect(local).toHaveProperty('value', '2026-11-21T19:30')
    expect(utc).toHaveProperty('value', '2026-11-21T18:30')
    expect(screen.getByText('Europe/Berlin')).toBeTruthy()

    await userEvent.clear(utc)
    expect(onValueChange).toHaveBeenLastCalledWith(undefined)
    await userEvent.type(utc, '2026-11-22T00:00')
    expect(onValueChange).toHaveBeenLastCalledWith(1_795_305_600n)
  })
})
