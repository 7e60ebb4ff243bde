import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { TooltipProvider } from '#shared/ui/Tooltip.tsx'
import type { ErrorsByPath } from '../lib/errorsByPath.ts'
import { type ShareFields, shareDrafts } from '../lib/shareDraft.ts'
import { SharesField } from './SharesField.tsx'

const A = 'So11111111111111111111111111111111111111112'
const B = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6Ji3'

function Split({ shares, errors }: { shares: ShareFields[]; errors?: ErrorsByPath }) {
  const [value, setValue] = useState(() => shareDrafts(shares))
  return (
    <TooltipProvider>
      <SharesField
        legend="Creators"
        value={value}
        onChange={setValue}
        currentWallet={B}
        {...(errors && { errors })}
      />
    </TooltipProvider>
  )
}

const enteredIn = (label: string) => screen.getByLabelText(label).getAttribute('value')
const button = (name: string) => screen.getByRole('button', { name })

describe('SharesField', () => {
  it('shows what is left and what is too much', async () => {
    render(<Split shares={[{ address: A, share: 60 }]} />)
    expect(screen.getByText('Sum 60 % · 40 % left')).toBeTruthy()

    await userEvent.clear(screen.getByLabelText('Share 1, in percent'))
    await userEvent.type(screen.getByLabelText('Share 1, in percent'), '100')
    expect(screen.getByText('Sum 100 %')).toBeTruthy()

    await userEvent.type(screen.getByLabelText('Share 1, in percent'), '5')
    expect(screen.getByText('Enter a whole number from 1 to 100.')).toBeTruthy()
  })

  it('adds a row with the rest and moves the focus there', async () => {
    render(<Split shares={[{ address: A, share: 60 }]} />)
    await userEvent.click(button('Add an address'))

    expect(document.activeElement).toBe(screen.getByLabelText('Address 2'))
    expect(enteredIn('Share 2, in percent')).toBe('40')
  })

  it('adds the wallet once, and splits evenly', async () => {
    render(<Split shares={[{ address: A, share: 100 }]} />)
    await userEvent.click(button('Add yourself'))
    expect(enteredIn('Address 2')).toBe(B)
    expect(screen.queryByRole('button', { name: 'Add yourself' })).toBeNull()

    await userEvent.click(button('Split evenly'))
    expect([enteredIn('Share 1, in percent'), enteredIn('Share 2, in percent')]).toEqual([
      '50',
      '50',
    ])
  })

  it('moves the focus to the next row when one is removed', async () => {
    render(
      <Split
        shares={[
          { address: A, share: 60 },
          { address: B, share: 40 },
        ]}
      />,
    )
    await userEvent.click(button('Remove address 1'))
    expect(document.activeElement).toBe(button('Remove address 1'))
    expect(enteredIn('Address 1')).toBe(B)

    await userEvent.click(button('Remove address 1'))
    expect(document.activeElement).toBe(button('Add an address'))
  })

  it('replaces the row with a pasted list', () => {
    render(<Split shares={[{ address: '', share: undefined }]} />)
    const input = screen.getByLabelText('Address 1')
    const paste = createEvent.paste(input, {
      clipboardData: { getData: () => `${A},60\n${B},40` },
    })
    fireEvent(input, paste)

    expect(paste.defaultPrevented).toBe(true)
    expect([enteredIn('Address 1'), enteredIn('Address 2')]).toEqual([A, B])
    expect(screen.getByText('Sum 100 %')).toBeTruthy()
  })

  it('accepts no more than five rows, and says so', () => {
    render(<Split shares={Array.from({ length: 5 }, () => ({ address: A, share: 20 }))} />)
    expect(button('Add an address')).toHaveProperty('disabled', true)
    expect(screen.getByText('At most 5 addresses.')).toBeTruthy()
  })

  it('shows errors beside their inputs', () => {
    const errors = { '': 'Not 100.', '0.address': 'No address.', '0.share': 'No share.' }
    render(<Split shares={[{ address: 'x', share: 1 }]} errors={errors} />)
    const describe = (element: HTMLElement) =>
      document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
    expect(describe(screen.getByLabelText('Address 1'))).toBe('No address.')
    expect(describe(screen.getByLabelText('Share 1, in percent'))).toBe('No share.')
    expect(describe(screen.getByRole('group', { name: 'Creators' }))).toBe('Not 100.')
  })
})
