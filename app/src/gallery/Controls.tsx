import { Plus, Settings, Trash2 } from 'lucide-react'
import { Popover as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { cn } from '#shared/lib/cn.ts'
import { AddressText } from '#shared/ui/AddressText.tsx'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ExportMenu } from '#shared/ui/ExportMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { notify } from '#shared/ui/notify.ts'
import { FLOAT } from '#shared/ui/overlayStyles.ts'
import { Tabs } from '#shared/ui/Tabs.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'

const ROW = 'flex flex-wrap items-center gap-3'
const ADDRESS = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR'

/** Buttons, menus and dialogs. */
export function Controls() {
  const [open, setOpen] = useState<'dialog' | 'alert'>()
  const [tab, setTab] = useState<'one' | 'two'>('one')
  const close = (isOpen: boolean) => {
    if (!isOpen) setOpen(undefined)
  }
  return (
    <Card title="Controls" description="What one presses.">
      <div className="flex flex-col gap-5">
        <div className={ROW}>
          <Button variant="primary">
            <Plus aria-hidden="true" /> New phase
          </Button>
          <Button>Cancel</Button>
          <Button variant="ghost">Learn more</Button>
          <Button variant="danger">Hand over</Button>
          <Button variant="primary" busy>
            Sending
          </Button>
          <Button disabled>Not now</Button>
        </div>
        <div className={ROW}>
          <Button size="sm">Small</Button>
          <Button size="lg" variant="primary">
            Large
          </Button>
          <IconButton label="Settings">
            <Settings aria-hidden="true" />
          </IconButton>
          <IconButton label="Remove" variant="secondary">
            <Trash2 aria-hidden="true" />
          </IconButton>
          <ExportMenu
            name="list"
            csv={{ label: 'As CSV', text: () => 'address\n' }}
            json={{ label: 'As JSON', text: () => '[]\n' }}
          />
          <Popover trigger={<Button>Popover</Button>} label="More">
            More about something.
          </Popover>
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('alert')}>Typed confirmation</Button>
          <Button
            onClick={() => notify({ id: 'a', kind: 'busy', title: 'Waiting for the wallet' })}
          >
            Toast
          </Button>
        </div>
        <div className={ROW}>
          <Badge>Draft</Badge>
          <Badge tone="accent">Allowlist</Badge>
          <Badge tone="info" dot>
            Upcoming
          </Badge>
          <Badge tone="success" dot>
            Open
          </Badge>
          <Badge tone="warn" dot>
            Mainnet
          </Badge>
          <Badge tone="danger" dot>
            Failed
          </Badge>
        </div>
        <div className={ROW}>
          <AddressText address={ADDRESS} explorerUrl="https://explorer.solana.com/" />
          <AddressText address={ADDRESS} full />
          <TextLink href="https://explorer.solana.com/">Explorer</TextLink>
        </div>
        <Tabs
          label="Views"
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'one', label: 'New', content: 'Entries that are not on chain yet.' },
            { value: 'two', label: 'Changed', content: 'Entries whose price or amount differs.' },
          ]}
        />
      </div>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Add a phase"
        description="It is closed until you open it."
        footer={<Button variant="primary">Add</Button>}
      >
        What the phase is.
      </Dialog>
      <AlertDialog
        open={open === 'alert'}
        onOpenChange={close}
        title="Hand the collection over?"
        description="You will no longer be able to change anything. This cannot be undone."
        typedConfirmation="MINTLINE"
        confirmLabel="Hand over"
        onConfirm={close.bind(undefined, false)}
      />
    </Card>
  )
}

interface PopoverProps {
  /** Button that opens it. */
  trigger: ReactNode
  /** Label for screen readers. */
  label: string
  children: ReactNode
}

/** Details or a small form, beside its trigger. */
function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          sideOffset={6}
          collisionPadding={8}
          className={cn(FLOAT, 'w-80 p-4')}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
