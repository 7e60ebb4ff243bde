import { CircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { HelpDialog } from './HelpDialog.tsx'

interface HelpButtonProps {
  /** The page's route. */
  route: string
}

/** Opens help for the current page. */
export function HelpButton({ route }: HelpButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton label="Help" onClick={() => setIsOpen(true)}>
        <CircleQuestionMark aria-hidden="true" />
      </IconButton>
      <HelpDialog route={route} open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
