import { NETWORKS } from '@mintline/core/networks'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { settingsStore } from '#entities/settings/model/settings.ts'
import { TransactionSettings } from './TransactionSettings.tsx'

it('lets the cap be cleared and retyped, and stores only valid ones', async () => {
  render(<TransactionSettings currency={NETWORKS.SOLANA[0].nativeCurrency} />)
  const cap = screen.getByLabelText<HTMLInputElement>(/^Cap of the priority fee/)

  await userEvent.clear(cap)
  expect(cap.value).toBe('')
  expect(settingsStore.get().maxMicroLamports).toBe('500000')

  await userEvent.type(cap, '100000001')
  expect(screen.getByText('Enter a number from 0 to 100000000.')).toBeTruthy()
  await userEvent.clear(cap)
  await userEvent.type(cap, '250000')
  expect(settingsStore.get().maxMicroLamports).toBe('250000')
})
