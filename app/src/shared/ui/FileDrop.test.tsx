import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { type FileBytes, FileDrop } from './FileDrop.tsx'

const CSV = 'address,amount\nabc,1\n'
const BYTES = new TextEncoder().encode(CSV)

function drop(maxBytes?: number) {
  const onFile = vi.fn<(given: FileBytes) => void>()
  render(
    <FileDrop
      label="Allowlist"
      hint="CSV"
      accept=".csv"
      onFile={onFile}
      {...(maxBytes !== undefined && { maxBytes })}
    />,
  )
  return { onFile, place: screen.getByRole('region', { name: 'Allowlist' }) }
}

describe('FileDrop', () => {
  it('reads a chosen file', async () => {
    const { onFile } = drop()
    const input = document.querySelector('input')
    if (!input) throw new Error('It has no input.')
    await userEvent.upload(input, new File([CSV], 'list.csv', { type: 'text/csv' }))
    await waitFor(() => expect(onFile).toHaveBeenCalledWith({ name: 'list.csv', bytes: BYTES }))
  })

  it('reads a dropped file', async () => {
    const { onFile, place } = drop()
    fireEvent.drop(place, { dataTransfer: { files: [new File([CSV], 'list.csv')] } })
    await waitFor(() => expect(onFile).toHaveBeenCalledWith({ name: 'list.csv', bytes: BYTES }))
  })

  it('accepts pasted text', () => {
    const { onFile, place } = drop()
    const paste = createEvent.paste(place, {
      clipboardData: { files: [], getData: () => CSV },
    })
    fireEvent(place, paste)
    expect(onFile).toHaveBeenCalledWith({ name: 'pasted text', bytes: BYTES })
  })

  it('refuses a file that is too large, with its name', async () => {
    const { onFile, place } = drop(4)
    fireEvent.drop(place, { dataTransfer: { files: [new File([CSV], 'list.csv')] } })
    expect((await screen.findByRole('alert')).textContent).toBe('list.csv is larger than 0 MiB.')
    expect(onFile).not.toHaveBeenCalled()
  })
})
