import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { type FileBytes, FileDrop } from './FileDrop.tsx'

const CSV = 'address,amount\nabc,1\n'
const BYTES = new TextEncoder().encode(CSV)

function drop(maxBytes?: number) {
  const onFile = vi.fn<(given: FileBytes) => void>()
  const onReading = vi.fn<(isReading: boolean) => void>()
  render(
    <FileDrop
      label="Allowlist"
      hint="CSV"
      accept=".csv"
      onFile={onFile}
      onReading={onReading}
      {...(maxBytes !== undefined && { maxBytes })}
    />,
  )
  return { onFile, onReading, place: screen.getByRole('region', { name: 'Allowlist' }) }
}

/** A file whose bytes arrive, or fail, when the test says so. */
function heldFile(name: string) {
  let settle = { release: () => {}, refuse: (_error: unknown) => {} }
  const bytes = new Promise<ArrayBuffer>((resolve, refuse) => {
    settle = { release: () => resolve(BYTES.slice().buffer), refuse }
  })
  const file = Object.assign(new File([CSV], name), { arrayBuffer: () => bytes })
  return { file, ...settle }
}

describe('FileDrop', () => {
  it('reads a chosen file', async () => {
    const { onFile } = drop()
    const input = document.querySelector('input')
    if (!input) throw new Error('It has no input.')
    await userEvent.upload(input, new File([CSV], 'list.csv', { type: 'text/csv' }))
    await waitFor(() => expect(onFile).toHaveBeenCalledWith({ name: 'list.csv', bytes: BYTES }))
  })

  it('is busy while a file is read, and passes only the newest one on', async () => {
    const { onFile, onReading, place } = drop()
    const [slow, next] = [heldFile('slow.csv'), heldFile('next.csv')]
    fireEvent.drop(place, { dataTransfer: { files: [slow.file] } })
    fireEvent.drop(place, { dataTransfer: { files: [next.file] } })
    const button = screen.getByRole('button', { name: 'Choose a file' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    next.release()
    await waitFor(() => expect(onFile).toHaveBeenCalledWith({ name: 'next.csv', bytes: BYTES }))
    slow.release()
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    expect(onFile).toHaveBeenCalledOnce()
    expect(onReading.mock.calls).toEqual([[true], [true], [false]])
  })

  it('says so where a file cannot be read, and is ready for another one', async () => {
    const { onFile, onReading, place } = drop()
    const lost = heldFile('lost.csv')
    fireEvent.drop(place, { dataTransfer: { files: [lost.file] } })
    lost.refuse(new DOMException('It is gone.', 'NotReadableError'))
    expect((await screen.findByRole('alert')).textContent).toBe('lost.csv could not be read.')
    expect(onReading).toHaveBeenLastCalledWith(false)
    expect(onFile).not.toHaveBeenCalled()
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
