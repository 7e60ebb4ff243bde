import { useQuery } from '@tanstack/react-query'
import { ChevronDown, CircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import type { HelpAnswer } from './helpTopic.ts'

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

interface HelpDialogProps {
  /** The page's route. */
  route: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Questions that people have on a page, with their answers. */
function HelpDialog({ route, open, onOpenChange }: HelpDialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['help'],
    // Few people need the texts, so they are loaded on demand.
    queryFn: async () => (await import('./helpTopics.ts')).helpTopic,
    enabled: open,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const topic = data?.(route)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={topic ? `Help: ${topic.title}` : 'Help'}>
      {topic && <Answers answers={topic.answers} />}
      {!topic && !error && <Skeleton height="h-56" />}
      {error && (
        <ErrorCallout
          title="Help could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  )
}

function Answers({ answers }: { answers: readonly HelpAnswer[] }) {
  return (
    <div className="-mt-2 divide-y">
      {answers.map(({ question, answer }) => (
        <details key={question} className="group py-1">
          <summary className="flex cursor-pointer list-none items-center gap-3 rounded-md py-2 font-medium [&::-webkit-details-marker]:hidden">
            <span className="flex-1">{question}</span>
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="pr-7 pb-3 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
