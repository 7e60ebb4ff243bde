import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FileDrop, type FileText } from './FileDrop.tsx'

const CSV = 'address,amount\nabc,1\n'

function drop(maxBytes?: number) {
  const onText = vi.fn<(given: FileText) => void>()
  render(
    <FileDrop
      label="Allowlist"
      hint="CSV"
      accept=".csv"
      onText={onText}
      {...(maxBytes !== undefined && { maxBytes })}
    />,
  )
  return { onText, place: screen.getByRole('region', { name: 'Allowlist' }) }
}

describe('FileDrop', () => {
  it('reads a chosen file', async () => {
    const { onText } = drop()
    const input = document.querySelector('input')
    if (!input) throw new Error('It has no input.')
    await userEvent.upload(input, new File([CSV], 'list.csv', { type: 'text/csv' }))
    await waitFor(() => expect(onText).toHaveBeenCalledWith({ name: 'list.csv', text: CSV }))
  })

  it('reads a dropped file', async () => {
    const { onText, place } = drop()
    fireEvent.drop(place, { dataTransfer: { files: [new File([CSV], 'list.csv')] } })
    await waitFor(() => expect(onText).toHaveBeenCalledWith({ name: 'list.csv', text: CSV }))
  })

  it('accepts pasted text', () => {
    const { onText, place } = drop()
    const paste = createEvent.paste(place, {
      clipboardData: { files: [], getData: () => CSV },
    })
    fireEvent(place, paste)
    expect(onText).toHaveBeenCalledWith({ name: 'pasted text', text: CSV })
  })

  it('refuses a file that is too large, with its name', async () => {
    const { onText, place } = drop(4)
    fireEvent.drop(place, { dataTransfer: { files: [new File([CSV], 'list.csv')] } })
    expect((await screen.findByRole('alert')).textContent).toBe('list.csv is larger than 0 MiB.')
    expect(onText).not.toHaveBeenCalled()
  })
})
