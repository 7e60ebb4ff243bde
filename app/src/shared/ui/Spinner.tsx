import { LoaderCircle } from 'lucide-react'
import { cn } from '../lib/cn.ts'

/** Something is going on. Say what in text beside it: it is hidden from screen readers. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={cn('size-4 animate-spin', className)} />
}
