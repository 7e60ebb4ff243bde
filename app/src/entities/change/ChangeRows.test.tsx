import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ChangeRows } from './ChangeRows.tsx'

describe('ChangeRows', () => {
  it('leads from the old value to the new one', () => {
    const { container } = render(
      <ChangeRows rows={[{ key: 'price', label: 'Price', before: '1 SOL', after: '2 SOL' }]} />,
    )
    expect(container.textContent).toBe('Pricefrom1 SOLto2 SOL')
  })

  it('shows the value of something new alone, and says where there is none', () => {
    const { container } = render(
      <ChangeRows
        rows={[
          { key: 'a', label: 'Added', after: '12' },
          { key: 'b', label: 'Artist', before: '', after: 'Ada' },
        ]}
      />,
    )
    expect(container.textContent).toBe('Added12ArtistfromnothingtoAda')
  })

  it('names characters that nobody sees, and keeps lines', () => {
    const { container } = render(
      <ChangeRows rows={[{ key: 'n', label: 'Name', before: 'Dawn', after: 'Da\u202ewn\nB' }]} />,
    )
    expect(container.textContent).toBe('NamefromDawntoDa[U+202E]wn\nB')
  })
})
