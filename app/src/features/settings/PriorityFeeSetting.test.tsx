import { NETWORKS } from '@mintline/core/networks'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { priorityFeePolicy } from '#entities/settings/priorityFeePolicy.ts'
import { settingsStore } from '#entities/settings/settings.ts'
import {
  HIGHEST_CAP,
  lamportsOfCap,
  PriorityFeeSetting,
  unitPriceOfCap,
} from './PriorityFeeSetting.tsx'

const { nativeCurrency: SOL } = NETWORKS.SOLANA[0]
const policy = () => priorityFeePolicy(settingsStore.get())

describe('PriorityFeeSetting', () => {
  beforeEach(() => {
    render(<PriorityFeeSetting currency={SOL} />)
  })

  it('is normal at first, with a cap of 0.000425 SOL for the largest transaction', () => {
    expect(screen.getByRole('radio', { name: /^Normal/, checked: true })).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^Highest priority fee/).value).toBe('0.000425')
    expect(policy()).toEqual({ maxMicroLamports: 500_000n, percentile: 75 })
  })

  it('matches a lower or a higher percentile of recent fees, or none', async () => {
    await userEvent.click(screen.getByRole('radio', { name: /^Low/ }))
    expect(policy()).toEqual({ maxMicroLamports: 500_000n, percentile: 50 })
    await userEvent.click(screen.getByRole('radio', { name: /^Fast/ }))
    expect(policy()).toEqual({ maxMicroLamports: 500_000n, percentile: 95 })
    await userEvent.click(screen.getByRole('radio', { name: /^None/ }))
    expect(policy()).toBe('off')
    expect(screen.queryByLabelText(/^Highest priority fee/)).toBeNull()
  })

  it('lets the cap be cleared and retyped, and stores only valid ones', async () => {
    const cap = screen.getByLabelText<HTMLInputElement>(/^Highest priority fee/)
    await userEvent.clear(cap)
    expect(cap.value).toBe('')
    expect(settingsStore.get().maxMicroLamports).toBe('500000')

    await userEvent.type(cap, '0.085000001')
    expect(screen.getByText('Enter at most 0.085 SOL.')).toBeTruthy()
    expect(settingsStore.get().maxMicroLamports).not.toBe('100000001')
    await userEvent.clear(cap)
    await userEvent.type(cap, '0.00085')
    expect(settingsStore.get().maxMicroLamports).toBe('1000000')
  })
})

describe('the cap of priority fees', () => {
  it('is 425,000 lamports at the default price', () => {
    expect(lamportsOfCap(500_000n)).toBe(425_000n)
    expect(unitPriceOfCap(425_000n)).toBe(500_000n)
  })

  it('is 0 at the price 0', () => {
    expect(lamportsOfCap(0n)).toBe(0n)
    expect(unitPriceOfCap(0n)).toBe(0n)
  })

  it('is the same after it was stored as a price', () => {
    const caps = fc.bigInt({ min: 0n, max: HIGHEST_CAP })
    fc.assert(
      fc.property(caps, (cap) => {
        expect(lamportsOfCap(unitPriceOfCap(cap))).toBe(cap)
      }),
    )
  })
})
