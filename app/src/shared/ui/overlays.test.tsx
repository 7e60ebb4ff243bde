import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { AlertDialog } from './AlertDialog.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

function HandOver({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Hand the collection over?"
        description="This cannot be undone."
        typedConfirmation="DAWN"
        confirmLabel="Hand over"
        onConfirm={onConfirm}
      />
    </>
  )
}

function Phase() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Add a phase</Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="A phase">
        <input aria-label="Name" />
      </Dialog>
    </>
  )
}

describe('AlertDialog', () => {
  it('confirms only after the text was typed', async () => {
    const onConfirm = vi.fn()
    render(<HandOver onConfirm={onConfirm} />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    const confirm = screen.getByRole('button', { name: 'Hand over' })
    expect(confirm).toHaveProperty('disabled', true)

    await userEvent.type(screen.getByLabelText('Type DAWN to confirm'), 'DAW{Enter}')
    expect(onConfirm).not.toHaveBeenCalled()

    await userEvent.type(screen.getByLabelText('Type DAWN to confirm'), 'N')
    await userEvent.click(confirm)
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('confirms only once its content is ready', async () => {
    const onConfirm = vi.fn()
    const question = (ready: boolean) => (
      <AlertDialog
        open
        onOpenChange={() => {}}
        title="Keep the seed"
        description="Nobody can replace it."
        ready={ready}
        confirmLabel="Commit"
        onConfirm={onConfirm}
      />
    )
    const { rerender } = render(question(false))
    await userEvent.click(screen.getByRole('button', { name: 'Commit' }))
    expect(onConfirm).not.toHaveBeenCalled()

    rerender(question(true))
    await userEvent.click(screen.getByRole('button', { name: 'Commit' }))
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('clears typed text when it is cancelled', async () => {
    render(<HandOver onConfirm={() => {}} />)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await userEvent.type(screen.getByLabelText('Type DAWN to confirm'), 'DAWN')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))

    await userEvent.click(screen.getByRole('button', { name: 'Open' }))

    expect(screen.getByRole('button', { name: 'Hand over' })).toHaveProperty('disabled', true)
  })
})

describe('Dialog', () => {
  it('moves the focus into its content and back', async () => {
    render(<Phase />)
    await userEvent.click(screen.getByRole('button', { name: 'Add a phase' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))

    await userEvent.keyboard('{Escape}')

    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add a phase'))
  })
})

describe('Button', () => {
  it('does nothing while it is busy, but keeps the focus', async () => {
    const onClick = vi.fn()
    render(
      <Button busy onClick={onClick}>
        Sending
      </Button>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onClick).not.toHaveBeenCalled()
    expect(document.activeElement?.textContent).toBe('Sending')
  })
})
